"""The workbench: small studies of the laboratory, started from the browser."""
