;;;; puri: "Common Lisp Portable URI Library", after RFC 2396.

(load (merge-pathnames "driver.lisp" *load-truename*))
(let ((*standard-output* *error-output*))
  (asdf:load-system :puri))

(defun split (input)
  (let* ((text (input input "text"))
         (uri (puri:parse-uri text))
         (scheme (and (puri:uri-scheme uri) (string-downcase (puri:uri-scheme uri))))
         (host (puri:uri-host uri))
         (port (and (puri:uri-port uri) (princ-to-string (puri:uri-port uri))))
         (result (object "query" (puri:uri-query uri)
                         "host" (if (and host (find #\: host)) (format nil "[~a]" host) host)
                         "fragment" (puri:uri-fragment uri))))
    ;; No path is told for an empty one and for "/"; a URN is told in parts of its own.
    (when (puri:uri-path uri)
      (setf (gethash "path" result) (puri:uri-path uri)))
    (when (typep uri 'puri:urn)
      (remhash "path" result)
      (remhash "host" result))
    ;; A keyword, and a number. The host has lost its brackets.
    (when (or (null scheme) (part-if-written scheme text))
      (setf (gethash "scheme" result) scheme))
    (when (and port (search (format nil ":~a" port) text))
      (setf (gethash "port" result) port))
    result))

(defun resolve (input)
  (let ((target (puri:merge-uris (puri:parse-uri (input input "reference")) (puri:parse-uri (input input "base")))))
    (object "text" (puri:render-uri target nil))))

(serve (object "name" "puri" "version" (debian-version "cl-puri")
               "source" "https://quickref.common-lisp.net/puri.html" "claims" '("RFC 2396") "call" "(puri:parse-uri text)")
       '(("split" . split) ("resolve" . resolve)))
