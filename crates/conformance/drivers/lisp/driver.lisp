;;;; What the drivers in Common Lisp share: the loop over the lines of the protocol (../../PROTOCOL.md).

(require :asdf)
;; What a library prints while it is loaded is no answer.
(let ((*standard-output* *error-output*))
  (asdf:load-system :yason))

(defun object (&rest members)
  (alexandria:plist-hash-table members :test #'equal))

;; JSON in ASCII. yason leaves controls as they are.
(defun write-line-of (value)
  (let ((json (with-output-to-string (stream) (yason:encode value stream))))
    (loop for character across json
          for code = (char-code character)
          do (cond ((< #x1f code #x7f) (write-char character))
                   ((< code #x10000) (format t "\\u~(~4,'0x~)" code))
                   (t (format t "\\u~(~4,'0x~)\\u~(~4,'0x~)"
                              (+ #xd7c0 (ash code -10)) (logior #xdc00 (logand code #x3ff))))))
    (terpri)
    (finish-output)))

;; The reader of JSON leaves the halves of a surrogate pair apart.
(defun join-surrogates (text)
  (with-output-to-string (out)
    (loop with high = nil
          for code across (map 'vector #'char-code text)
          do (cond ((<= #xd800 code #xdbff) (setf high code))
                   (high
                    (write-char (code-char (+ #x10000 (ash (- high #xd800) 10) (- code #xdc00))) out)
                    (setf high nil))
                   (t (write-char (code-char code) out))))))

;; `operations` is an alist of the functions from the input, whose members INPUT reads, to a result.
(defun input (input member) (join-surrogates (gethash member input)))

(defun part-if-written (part text)
  "Whether a part that comes in another form, such as lower case, stands in the text."
  (and part (search part text)))

(defun debian-version (package)
  (uiop:run-program (list "dpkg-query" "-W" "-f" "${Version}" package) :output :string))

(defun serve (greeting operations)
  (read-line)
  (setf (gethash "language" greeting) "Common Lisp"
        (gethash "operations" greeting) (mapcar #'car operations)
        (gethash "documents" greeting) (object "split" '("RFC 3986") "resolve" '("RFC 3986")))
  (write-line-of greeting)
  (loop for line = (read-line *standard-input* nil)
        while line
        do (let* ((request (yason:parse line))
                  (operation (cdr (assoc (gethash "operation" request) operations :test #'string=)))
                  (reply (handler-case
                             (if operation
                                 (object "result" (funcall operation (gethash "input" request)))
                                 (object "unsupported" "no such operation"))
                           (error (condition) (object "error" (remove #\Newline (princ-to-string condition)))))))
             (setf (gethash "seq" reply) (gethash "seq" request))
             (write-line-of reply))))
