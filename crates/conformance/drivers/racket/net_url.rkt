#lang racket/base
; net/url: "utilities to parse and manipulate URIs, as specified in RFC 2396". string->url decodes path and
; query into lists, so that these are not told.

(require json net/url racket/string)

(define (split text)
  (define it (string->url text))
  ; Schemes and hosts come in lower case, an IP literal without its brackets; userinfo and fragment are decoded; the port is a number.
  (define (put result name part [written part])
    (cond [(not part) (if (memq name '(port host)) result (hash-set result name (json-null)))]
          [(and (not (string=? part "")) (string-contains? text written)) (hash-set result name part)]
          [else result]))
  (define port (and (url-port it) (number->string (url-port it))))
  (define host (url-host it))
  (define parts
    `((scheme ,(url-scheme it)) (userinfo ,(url-user it)) (fragment ,(url-fragment it))
      (host ,(if (and host (string-contains? host ":")) (format "[~a]" host) host))))
  (for/fold ([result (put (hasheq) 'port port (format ":~a" port))]) ([part parts])
    (put result (car part) (cadr part))))

(define (answer operation input)
  (case operation
    [("split") (hasheq 'result (split (hash-ref input 'text)))]
    [("resolve")
     (define target (combine-url/relative (string->url (hash-ref input 'base)) (hash-ref input 'reference)))
     (hasheq 'result (hasheq 'text (url->string target)))]
    [else (hasheq 'unsupported "no such operation")]))

(define (write-line value)
  (write-json value #:encode 'all)
  (newline)
  (flush-output))

(module+ main
  (void (read-line))
  (write-line
   (hasheq 'name "net/url (Racket)" 'version (version) 'language "Racket" 'claims '("RFC 2396")
           'source "https://docs.racket-lang.org/net/url.html" 'operations '("split" "resolve")
           'documents (hasheq 'split '("RFC 3986") 'resolve '("RFC 3986")) 'call "(string->url text)"))
  (for ([line (in-lines)])
    (define request (string->jsexpr line))
    (define reply
      (with-handlers ([exn:fail? (lambda (error) (hasheq 'error (exn-message error)))])
        (answer (hash-ref request 'operation) (hash-ref request 'input))))
    (write-line (hash-set reply 'seq (hash-ref request 'seq)))))
