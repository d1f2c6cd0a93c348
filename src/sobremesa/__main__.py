"""`python -m sobremesa` is the same as `sobremesa`."""

from sobremesa.cli import main

main(prog_name="sobremesa")
