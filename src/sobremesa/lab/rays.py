"""Ray, where it is installed: what it takes to play needs no cluster."""

import os

from sobremesa.kernel import SobremesaError

SETTINGS = {
    "RAY_NUM_REDIS_GET_RETRIES": "3",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_worker_niceness": "0",
}
"""What Ray reads when it is loaded, unless somebody has set it. Where there is no cluster it would
try for a quarter of an hour, it would tell its makers how it is used, and its workers would give
way to everything else on their machine."""

for _name, _value in SETTINGS.items():
    os.environ.setdefault(_name, _value)

try:
    import ray
except ModuleNotFoundError as error:
    raise SobremesaError(
        "expected Ray to play on a cluster, there is none: pip install 'sobremesa[cluster]'"
    ) from error

__all__ = ["ray"]
