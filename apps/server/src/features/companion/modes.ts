// The tools one can talk in. Inner Scenes is announced and not there yet: its old rows are listed, new ones refused.

import { Problem } from "../../platform/problem.ts";
import type { Mode } from "./engine.ts";
import { errors } from "./errors.ts";

/** Throws Problem("unknown_mode") or Problem("mode_unavailable"). */
export function readMode(text: unknown): Mode {
  if (text === "map" || text === "portal") return text;
  if (text === "imaginary") {
    throw new Problem(
      errors.mode_unavailable,
      "Inner Scenes sắp ra mắt. Bạn thử Inner Map hoặc Inner Ping trong lúc chờ nhé.",
    );
  }
  throw new Problem(errors.unknown_mode, "Chúng mình không có công cụ nào tên như vậy.");
}
