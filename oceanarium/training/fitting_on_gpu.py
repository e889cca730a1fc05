"""The same steps by PyTorch, for where there is a GPU: the same net, losses and pace.

It is not the same to the bit: a GPU adds up in an order of its own. PyTorch is no part of any extra, since it takes
gigabytes; whoever has it gets the use of it.
"""

from importlib import util
from typing import Any

import numpy as np

from oceanarium.bots.net import OUTPUTS
from oceanarium.training.adjusting import BATCH, FAR_OFF, FASTEST, KEPT, KEPT_SQUARES, MARGIN_WEIGHT, SLOWEST, TINY
from oceanarium.training.examples import Examples
from oceanarium.training.fitting import Shape, Values


def has_gpu() -> bool:
    """Whether PyTorch is installed and sees a GPU."""
    if util.find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())


class TorchPupil:
    """A net that PyTorch adjusts."""

    def __init__(self, shape: Shape, weights: Values, device: str = "cuda") -> None:
        import torch

        self._device = device
        self._scale = self._there(shape.scale.astype(np.float32))
        parts = parts_of(weights.astype(np.float32), len(shape.shifts), shape.hidden)
        self._parts = [self._there(part).requires_grad_() for part in parts]
        self._adam = torch.optim.Adam(self._parts, lr=FASTEST, betas=(KEPT, KEPT_SQUARES), eps=TINY)

    def _there(self, values: Any) -> Any:
        import torch

        return torch.from_numpy(np.ascontiguousarray(values)).to(self._device)

    def adjust(self, examples: Examples, done: int, whole: int) -> float:
        """See `Pupil`."""
        import torch

        features = self._there(examples.features)
        shares, margins = (self._there(each.astype(np.float32)) for each in (examples.shares, examples.margins))
        steps, losses = len(examples) // BATCH, torch.zeros((), device=self._device)
        for step in range(steps):
            rows = slice(step * BATCH, (step + 1) * BATCH)
            odds, guesses = outputs_of(self._parts, features[rows].float() * self._scale).unbind(1)
            likely = torch.nn.functional.binary_cross_entropy_with_logits(odds, shares[rows])
            off = torch.nn.functional.huber_loss(guesses, margins[rows], delta=FAR_OFF)
            self._adam.param_groups[0]["lr"] = SLOWEST + (FASTEST - SLOWEST) * (1.0 - (done + step + 1) / whole)
            self._adam.zero_grad()
            (likely + MARGIN_WEIGHT * off).backward()
            self._adam.step()
            losses += likely.detach()
        return float(losses) / steps

    @property
    def weights(self) -> Values:
        """See `Pupil`."""
        return np.concatenate([part.detach().cpu().double().numpy().ravel() for part in self._parts])


def parts_of(row: Values, width: int, hidden: int) -> list[Values]:
    """A net's weights, which stand in a row as in `Net.weights`: biases and weights, inner ones and outer ones."""
    inputs, outputs = hidden * (width + 1), hidden * (width + 1) + OUTPUTS
    inner, outer = row[hidden:inputs].reshape(width, hidden), row[outputs:].reshape(hidden, OUTPUTS)
    return [row[:hidden], inner, row[inputs:outputs], outer]


def outputs_of(parts: Any, seen: Any) -> Any:
    """The odds of a victory, as logarithms, and the margins."""
    inner_biases, inner, outer_biases, outer = parts
    return (seen @ inner + inner_biases).clip(min=0.0) @ outer + outer_biases
