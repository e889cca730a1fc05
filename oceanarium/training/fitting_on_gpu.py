"""The same fit by PyTorch, in seconds where there is a GPU: the same net, losses, steps and pace.

It is not the same to the bit: a GPU adds up in an order of its own. PyTorch is no part of any extra, since it takes
gigabytes; whoever has it gets the use of it.
"""

from importlib import util
from typing import Any

import numpy as np

from oceanarium.bots.net import OUTPUTS
from oceanarium.training.adjusting import BATCH, FAR_OFF, FASTEST, KEPT, KEPT_SQUARES, MARGIN_WEIGHT, SLOWEST, TINY
from oceanarium.training.fitting import TOLD, Lessons, Told, Values


def has_gpu() -> bool:
    """Whether PyTorch is installed and sees a GPU."""
    if util.find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())


def adjusted(
    first: Values,
    lessons: Lessons,
    hidden: int,
    epochs: int,
    rng: np.random.Generator,
    told: Told,
    device: str = "cuda",
) -> Values:
    """The weights after all epochs, every time in another order."""
    import torch

    def there(values: Any) -> Any:
        return torch.from_numpy(np.ascontiguousarray(values)).to(device)

    features, scale = there(lessons.features), there(lessons.scale.astype(np.float32))
    shares, margins = (there(each.astype(np.float32)) for each in (lessons.shares, lessons.margins))
    parts = parts_of(first.astype(np.float32), len(lessons.scale), hidden)
    weights = [there(part).requires_grad_() for part in parts]
    adam = torch.optim.Adam(weights, lr=FASTEST, betas=(KEPT, KEPT_SQUARES), eps=TINY)
    in_epoch = len(lessons.shares) // BATCH
    steps, loss_so_far = epochs * in_epoch, torch.zeros((), device=device)
    for step in range(steps):
        if step % in_epoch == 0:
            order = there(rng.permutation(len(lessons.shares)))
        rows = order[step % in_epoch * BATCH : (step % in_epoch + 1) * BATCH]
        odds, guesses = outputs_of(weights, features[rows].float() * scale).unbind(1)
        likely = torch.nn.functional.binary_cross_entropy_with_logits(odds, shares[rows])
        off = torch.nn.functional.huber_loss(guesses, margins[rows], delta=FAR_OFF)
        adam.param_groups[0]["lr"] = SLOWEST + (FASTEST - SLOWEST) * (1.0 - (step + 1) / steps)
        adam.zero_grad()
        (likely + MARGIN_WEIGHT * off).backward()
        adam.step()
        loss_so_far += likely.detach()
        if (step + 1) % TOLD == 0 or step + 1 == steps:
            told((step + 1) / steps, float(loss_so_far) / (step % TOLD + 1))
            loss_so_far.zero_()
    return np.concatenate([part.detach().cpu().double().numpy().ravel() for part in weights])


def parts_of(row: Values, width: int, hidden: int) -> list[Values]:
    """A net's weights, which stand in a row as in `Net.weights`: biases and weights, inner ones and outer ones."""
    inputs, outputs = hidden * (width + 1), hidden * (width + 1) + OUTPUTS
    inner, outer = row[hidden:inputs].reshape(width, hidden), row[outputs:].reshape(hidden, OUTPUTS)
    return [row[:hidden], inner, row[inputs:outputs], outer]


def outputs_of(parts: Any, seen: Any) -> Any:
    """The odds of a victory, as logarithms, and the margins."""
    inner_biases, inner, outer_biases, outer = parts
    return (seen @ inner + inner_biases).clip(min=0.0) @ outer + outer_biases
