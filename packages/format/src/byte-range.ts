export type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

/**
 * Which bytes a Range header asks for (RFC 9110 §14). Several ranges at once, other units and malformed values are
 * ignored, as the standard allows: the whole is sent.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!asked) return "whole";
  const [, first = "", last = ""] = asked;
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
