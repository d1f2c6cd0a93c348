"""The server of the browser tests: `sobremesa`, but all tables are dealt from one secret.

So a run plays the same games as the run before, whatever the order in which tests open tables.
"""

from sobremesa.cli import main
from sobremesa.server.tables import opening

opening.fresh_secret = lambda: "5e" * 32

if __name__ == "__main__":
    main(prog_name="sobremesa")
