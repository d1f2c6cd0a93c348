"""A seat for an assistant: the table as tools, resources and prompts of the Model Context Protocol.

It speaks the public protocol to a server, as any client does, and has nothing but the link that it
is given. It takes the extra `agents`.
"""

from importlib.util import find_spec

from sobremesa.kernel import SobremesaError

for _package in ("httpx", "mcp"):
    if find_spec(_package) is None:
        raise SobremesaError(
            f"expected {_package} to speak with assistants, there is none: "
            "pip install 'sobremesa[agents]'"
        )
