;;;; quri: "Yet another URI library for Common Lisp", with a parser by RFC 3986.

(load (merge-pathnames "driver.lisp" *load-truename*))
(let ((*standard-output* *error-output*))
  (asdf:load-system :quri))

(defun split (input)
  (let* ((text (input input "text"))
         (uri (quri:uri text))
         (port (and (quri:uri-port uri) (princ-to-string (quri:uri-port uri))))
         (result (object "userinfo" (quri:uri-userinfo uri)
                         "path" (or (quri:uri-path uri) "") "query" (quri:uri-query uri)
                         "host" (quri:uri-host uri)
                         "fragment" (quri:uri-fragment uri))))
    (when (or (null (quri:uri-scheme uri)) (part-if-written (quri:uri-scheme uri) text))
      (setf (gethash "scheme" result) (quri:uri-scheme uri)))
    ;; A number, which is that of the scheme if none is written.
    (when (and port (search (format nil ":~a" port) text))
      (setf (gethash "port" result) port))
    result))

(defun resolve (input)
  (let ((target (quri:merge-uris (quri:uri (input input "reference")) (quri:uri (input input "base")))))
    (object "text" (quri:render-uri target nil))))

(serve (object "name" "quri" "version" (debian-version "cl-quri")
               "source" "https://github.com/fukamachi/quri" "claims" '("RFC 3986") "call" "(quri:uri text)")
       '(("split" . split) ("resolve" . resolve)))
