"""The encoder in float32 over all weights: what the small model and its encoder are compared with."""
import math

import numpy as np

from source import Source, Tokenizer

erf = np.vectorize(math.erf, otypes=[np.float32])


def normalize(x: np.ndarray, weight: np.ndarray, bias: np.ndarray, epsilon: float) -> np.ndarray:
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + epsilon) * weight + bias


class Encoder:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokenizer = Tokenizer(source)

    def _linear(self, x: np.ndarray, name: str) -> np.ndarray:
        return x @ self.source.matrix(f"{name}.w", x.shape[-1]).T + self.source.floats(f"{name}.b")

    def _normalize(self, x: np.ndarray, name: str) -> np.ndarray:
        return normalize(x, self.source.floats(f"{name}.w"), self.source.floats(f"{name}.b"), self.source.epsilon)

    def _attend(self, x: np.ndarray, layer: str) -> np.ndarray:
        heads = self.source.heads
        query, key, value = (
            self._linear(x, f"{layer}.{name}").reshape(len(x), heads, -1).swapaxes(0, 1) for name in "qkv"
        )
        scores = query @ key.swapaxes(1, 2) / math.sqrt(query.shape[-1])
        weights = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = (weights / weights.sum(-1, keepdims=True)) @ value
        return self._linear(mixed.swapaxes(0, 1).reshape(len(x), -1), f"{layer}.ao")

    def embed(self, text: str) -> np.ndarray:
        source = self.source
        ids = [source.begin, *self.tokenizer.tokenize(f"query: {text}"), source.end]
        word = source.matrix("emb.word", source.width)[ids]
        x = word + source.floats("emb.pos").reshape(-1, source.width)[: len(ids)] + source.floats("emb.type")[: source.width]
        x = self._normalize(x, "emb.ln")
        for number in range(source.layers):
            layer = f"l{number}"
            x = self._normalize(x + self._attend(x, layer), f"{layer}.aln")
            inner = self._linear(x, f"{layer}.fi")
            x = self._normalize(x + self._linear(inner * (1 + erf(inner / math.sqrt(2))) / 2, f"{layer}.fo"), f"{layer}.oln")
        mean = x.mean(0)
        return mean / np.linalg.norm(mean)
