"""`python -m sobremesa.testing.fresh`: play records again and print their final state hashes.

Reads a JSON list of records from standard input and writes a JSON list of hashes.
"""

from __future__ import annotations

import sys

import msgspec

from sobremesa.kernel import state_hash
from sobremesa.kernel.record import read_record, replay


def main() -> None:
    """Do it."""
    records = msgspec.json.decode(sys.stdin.buffer.read(), type=list[str])
    hashes = [state_hash(replay(read_record(record.encode())).state) for record in records]
    sys.stdout.buffer.write(msgspec.json.encode(hashes))


if __name__ == "__main__":
    main()
