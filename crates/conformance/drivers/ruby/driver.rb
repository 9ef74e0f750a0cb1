# What the drivers in Ruby share: the loop over the lines of the protocol (../../PROTOCOL.md).

require "json"

# The implementation does not offer what is asked, with the reason.
class Unsupported < StandardError; end

# Answers requests until the input ends. `operations` has a lambda for each operation, from the
# request to the result.
def serve(greeting, operations)
  $stdin.gets
  write({ language: "Ruby", operations: operations.keys, **greeting })
  $stdin.each_line do |line|
    request = JSON.parse(line)
    write({ seq: request["seq"], **answer(operations, request) })
  end
end

def answer(operations, request)
  operation = operations[request["operation"].to_sym]
  return { unsupported: "no such operation" } unless operation
  { result: operation.call(request) }
rescue Unsupported => reason
  { unsupported: reason.message }
rescue StandardError => error
  return { result: { valid: false } } if request["operation"] == "check"
  { error: "#{error.class}: #{error.message}" }
end

def write(value)
  $stdout.puts JSON.generate(value, ascii_only: true)
  $stdout.flush
end

# Without those of the named components that do not stand in the text: the implementation documents
# that it gives them in another form (a number, lower case).
def as_written(result, text, *names)
  result.reject do |name, value|
    names.include?(name) && value && !text.include?(name == :port ? ":#{value}" : value)
  end
end
