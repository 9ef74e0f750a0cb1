"""Reads a message by Python's email: mail.py READER [DOCUMENT BASE]."""

import email
import email.policy
import json
import platform
import sys

reader, *rest = sys.argv[1:]
if not rest:
    print(reader, platform.python_version())
    sys.exit()
with open(rest[0], "rb") as file:
    message = email.message_from_binary_file(file, policy=email.policy.default)
for line in message.get_content(errors="strict").split("\n"):
    if line:
        name, reads = line.removesuffix(">").split(" <")
        print(json.dumps({"id": name, "reads": reads}))
