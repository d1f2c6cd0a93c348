"""What the figures are drawn as."""

from __future__ import annotations

from sobremesa.kernel.silhouettes import Silhouettes

FIGURES = Silhouettes(
    {
        "ilsa": ("domino-mask", "female-vampire"),
        "blitzhund": ("sitting-dog", "hound"),
    }
)
"""One silhouette for each kind, readable at a glance."""
