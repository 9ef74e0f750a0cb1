// The package net/url of the standard library.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"runtime"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

type request struct {
	Seq       json.Number
	Operation string
	Input     map[string]string
}

type object map[string]any

func split(input map[string]string) (object, error) {
	text := input["text"]
	it, err := url.Parse(text)
	if err != nil {
		return nil, err
	}
	// EscapedPath "returns u.RawPath when it is a valid escaping of u.Path".
	result := object{"path": it.EscapedPath(), "query": nil, "scheme": nil}
	if it.Opaque != "" {
		result["path"] = it.Opaque
	}
	if it.RawQuery != "" || it.ForceQuery {
		result["query"] = it.RawQuery
	}
	// The same for an undefined and an empty component: which of them is not told.
	if it.Fragment != "" {
		result["fragment"] = it.EscapedFragment()
	}
	if it.User != nil {
		result["userinfo"] = it.User.String()
	}
	// The scheme is in lower case, and the host decoded.
	if it.Scheme != "" {
		result["scheme"] = it.Scheme
		if !strings.HasPrefix(text, it.Scheme) {
			delete(result, "scheme")
		}
	}
	if it.Host != "" && strings.Contains(text, it.Host) {
		// Hostname removes the brackets.
		result["host"] = it.Hostname()
		if strings.HasPrefix(it.Host, "[") {
			result["host"] = "[" + it.Hostname() + "]"
		}
		if it.Port() != "" {
			result["port"] = it.Port()
		}
	}
	return result, nil
}

func resolve(input map[string]string) (object, error) {
	base, err := url.Parse(input["base"])
	if err != nil {
		return nil, err
	}
	target, err := base.Parse(input["reference"])
	if err != nil {
		return nil, err
	}
	return object{"text": target.String()}, nil
}

// write writes a line in ASCII.
func write(value object) {
	line, _ := json.Marshal(value)
	var ascii strings.Builder
	for _, c := range string(line) {
		if high, low := utf16.EncodeRune(c); c < utf8.RuneSelf {
			ascii.WriteRune(c)
		} else if high != unicode.ReplacementChar {
			fmt.Fprintf(&ascii, "\\u%04x\\u%04x", high, low)
		} else {
			fmt.Fprintf(&ascii, "\\u%04x", c)
		}
	}
	fmt.Println(ascii.String())
}

func main() {
	operations := map[string]func(map[string]string) (object, error){"split": split, "resolve": resolve}
	lines := bufio.NewReader(os.Stdin)
	lines.ReadString('\n')
	write(object{
		"name": "net/url", "version": strings.TrimPrefix(runtime.Version(), "go"), "language": "Go",
		"source": "https://pkg.go.dev/net/url", "claims": []string{"RFC 3986"},
		"operations": []string{"split", "resolve"}, "call": "url.Parse(text)",
		"documents": object{"split": []string{"RFC 3986"}, "resolve": []string{"RFC 3986"}},
	})
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		var asked request
		json.Unmarshal([]byte(line), &asked)
		answer := object{"seq": asked.Seq}
		if operation := operations[asked.Operation]; operation == nil {
			answer["unsupported"] = "no such operation"
		} else if result, err := operation(asked.Input); err != nil {
			answer["error"] = err.Error()
		} else {
			answer["result"] = result
		}
		write(answer)
	}
}
