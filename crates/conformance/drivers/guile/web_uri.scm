;; (web uri) of Guile: string->uri-reference, "Parse STRING into a URI-reference object. Return ‘#f’ if the
;; string could not be parsed." It does not resolve in this version.

(use-modules (ice-9 rdelim) (json) (web uri))

(define (text-or-null text) (or text 'null))

(define (split text)
  (define uri (string->uri-reference text))
  (if uri
      (let* ((scheme (and (uri-scheme uri) (symbol->string (uri-scheme uri))))
             (host (uri-host uri))
             (port (and (uri-port uri) (number->string (uri-port uri)))))
        ;; Brackets are removed; the scheme is in lower case, the port a number.
        `(("result"
           ("userinfo" . ,(text-or-null (uri-userinfo uri)))
           ("host" . ,(cond ((not host) 'null)
                            ((string-index host #\:) (string-append "[" host "]"))
                            (else host)))
           ("path" . ,(uri-path uri))
           ("query" . ,(text-or-null (uri-query uri)))
           ("fragment" . ,(text-or-null (uri-fragment uri)))
           ,@(if (or (not scheme) (string-contains text scheme)) `(("scheme" . ,(text-or-null scheme))) '())
           ,@(if (and port (string-contains text (string-append ":" port))) `(("port" . ,port)) '()))))
      '(("error" . "string->uri-reference returned #f"))))

(define (answer request)
  (if (string=? (assoc-ref request "operation") "split")
      (catch #t
        (lambda () (split (assoc-ref (assoc-ref request "input") "text")))
        (lambda (key . rest) `(("error" . ,(format #f "~a ~s" key rest)))))
      '(("unsupported" . "no such operation"))))

(define (write-line-of value)
  (display (scm->json-string value))
  (newline)
  (force-output))

(read-line)
(write-line-of
 `(("name" . "(web uri)") ("version" . ,(version)) ("language" . "Scheme")
   ("source" . "https://www.gnu.org/software/guile/manual/html_node/URIs.html")
   ("claims" . #("RFC 3986")) ("operations" . #("split")) ("documents" ("split" . #("RFC 3986")))
   ("call" . "(string->uri-reference text)")))
(let loop ((line (read-line)))
  (unless (eof-object? line)
    (let ((request (json-string->scm line)))
      (write-line-of (acons "seq" (assoc-ref request "seq") (answer request)))
      (loop (read-line)))))
