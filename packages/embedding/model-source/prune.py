"""Keeps the pieces that Vietnamese and English words are split into, and writes the model file that src/model-file.ts reads."""
import collections
import json
import struct
import unicodedata
from pathlib import Path

import numpy as np
from wordfreq import top_n_list, word_frequency

from source import SPACE, Source, Tokenizer

# Pieces 0 to 3 are markers: begin, padding, end, unknown.
MARKERS = 4
WORDS = {"vi": (100_000, 3), "en": (60_000, 1)}
LAYER_TENSORS = "q.w k.w v.w ao.w fi.w fo.w q.b k.b v.b ao.b aln.w aln.b fi.b fo.b oln.w oln.b".split()


def remove_marks(word: str) -> str:
    letters = (c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return unicodedata.normalize("NFC", "".join(letters)).replace("đ", "d").replace("Đ", "D")


def list_spellings(word: str, language: str) -> list[tuple[str, float]]:
    """A word as people write it, with the share of each spelling."""
    spellings = [(word, 1.0), (word.capitalize(), 0.3), (word.upper(), 0.02)]
    if language == "vi":
        spellings += [(remove_marks(word), 0.5), (remove_marks(word).capitalize(), 0.1)]
    return spellings


def count_pieces(source: Source) -> collections.Counter:
    tokenizer = Tokenizer(source)
    counts = collections.Counter()
    for language, (words, weight) in WORDS.items():
        for word in top_n_list(language, words):
            frequency = word_frequency(word, language) * weight
            for spelling, share in list_spellings(word, language):
                for id in tokenizer.tokenize(spelling):
                    counts[id] += frequency * share
    return counts


def is_kept_character(piece: str) -> bool:
    """Latin letters with every Vietnamese mark, punctuation and emoji: what a person may type one by one."""
    if len(piece) != 1:
        return False
    code = ord(piece)
    is_letter = code < 0x250 or 0x1E00 <= code < 0x1F00
    is_sign = unicodedata.category(piece)[0] in "PS" and code < 0x3100
    return is_letter or is_sign or code >= 0x1F300 or piece == SPACE


def choose_pieces(source: Source, wanted: int) -> list[int]:
    ids = dict.fromkeys(range(MARKERS))
    ids |= dict.fromkeys(id for id, piece in enumerate(source.pieces) if is_kept_character(piece))
    # The prefix of every text: "query: ".
    ids |= dict.fromkeys(source.pieces.index(piece) for piece in ("▁que", "ry", "▁passage", ":"))
    ids |= dict.fromkeys(id for id, _ in count_pieces(source).most_common())
    return list(ids)[:wanted]


def write_model(path: Path, source: Source, ids: list[int], positions: int) -> None:
    sections, data = {}, bytearray()

    def add(name: str, content: bytes) -> None:
        data.extend(bytes(-len(data) % 16))
        sections[name] = [len(data), len(content)]
        data.extend(content)

    width = source.width
    add("words", source.blocks("emb.word", width)[ids].tobytes())
    add("pieceScores", source.scores[ids].astype("<f4").tobytes())
    add("pieces", "\n".join("" if id < MARKERS else source.pieces[id] for id in ids).encode())
    position = source.floats("emb.pos").reshape(-1, width)[:positions] + source.floats("emb.type")[:width]
    add("positions", position.astype("<f4").tobytes())
    add("embeddingWeight", source.raw("emb.ln.w"))
    add("embeddingBias", source.raw("emb.ln.b"))
    for layer in range(source.layers):
        for tensor in LAYER_TENSORS:
            add(f"layers.{layer}.{tensor}", source.raw(f"l{layer}.{tensor}"))
    header = {
        "width": width,
        "heads": source.heads,
        "inner": source.inner,
        "layers": source.layers,
        "pieces": len(ids),
        "positions": positions,
        "unknownScore": source.unknown_score,
        "sections": sections,
    }
    text = json.dumps(header).encode()
    text += b" " * (-(len(text) + 8) % 16)
    path.write_bytes(b"BTE1" + struct.pack("<I", len(text)) + text + bytes(data))
