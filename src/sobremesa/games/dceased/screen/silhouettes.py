"""What the figures are drawn as."""

from __future__ import annotations

from sobremesa.kernel.silhouettes import Silhouettes

FIGURES = Silhouettes(
    {
        "wonder-woman": ("sword-brandish", "swordwoman"),
        "z-nightwing": ("wolf-head", "domino-mask"),
        "z-flash": ("lightning-arc", "running-ninja"),
        "z-manhunter": ("ghost", "alien-skull"),
        "z-shazam": ("lightning-frequency", "lightning-mask"),
        "z-aquaman": ("trident", "triton-head"),
        "z-hawkgirl": ("feathered-wing", "bird-mask"),
    }
)
"""One silhouette for each kind, readable at a glance."""
