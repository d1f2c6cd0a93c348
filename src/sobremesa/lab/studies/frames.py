"""Polars, where it is installed: what it takes to play needs no data frames."""

from sobremesa.kernel import SobremesaError

try:
    import polars as pl
except ModuleNotFoundError as error:
    raise SobremesaError(
        "expected Polars for the data of studies, there is none: pip install 'sobremesa[lab]'"
    ) from error

__all__ = ["pl"]
