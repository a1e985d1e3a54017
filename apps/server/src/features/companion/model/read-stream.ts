// A model's reply as it comes in. Whatever is not a whole, clean reply is an error with its reason.
import type { FinishReason, LanguageModelUsage, TextStreamPart, ToolSet } from "ai";

/** Why a model's reply is not used. */
export class ModelFailed extends Error {
  override readonly name = "ModelFailed";
  /** True if part of the reply arrived before the failure. */
  readonly heard: boolean;

  constructor(message: string, options: ErrorOptions & { heard?: boolean } = {}) {
    super(message, options);
    this.heard = options.heard ?? false;
  }
}

/** It said what it must not. */
export class ModelRefused extends Error {
  override readonly name = "ModelRefused";
}

export interface StreamDetectors {
  /** Returns true if the text, which grew by `added` characters at its end, leaks its instructions. */
  tells(text: string, added: number): boolean;
  /** Called at the first words. */
  began(): void;
}

export interface ModelReply {
  text: string;
  /** Absent when the endpoint does not count. */
  usage: LanguageModelUsage | undefined;
}

/** Of a reply that ran into its limit, whole sentences are kept if there are this many characters of them. */
const SHORTEST_CUT = 60;
/** Far more than is passed on, whitespace included: a longer reply is aborted. */
const LONGEST_HEARD = 8_000;

/** Passes each part to `say`. Throws ModelFailed or ModelRefused. */
export async function consumeStream(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  say: (part: string) => void,
  ears: StreamDetectors,
): Promise<ModelReply> {
  let text = "";
  let end: Extract<TextStreamPart<ToolSet>, { type: "finish" }> | undefined;
  for await (const part of parts) {
    if (part.type === "finish") end = part;
    const added = readWords(part, text);
    if (added === "") continue;
    // Space is no word yet.
    if (text.trim() === "" && added.trim() !== "") ears.began();
    text += added;
    if (text.length > LONGEST_HEARD) throw new ModelFailed("the reply does not end", { heard: true });
    if (ears.tells(text, added.length)) throw new ModelRefused("the reply tells its instructions");
    say(added);
  }
  return { text: wholeReply(text, end?.finishReason), usage: end?.totalUsage };
}

function readWords(part: TextStreamPart<ToolSet>, before: string): string {
  const heard = before !== "";
  if (part.type === "error") throw new ModelFailed("the endpoint failed", { cause: part.error, heard });
  if (part.type === "abort") throw new ModelFailed("not done in time", { heard });
  return part.type === "text-delta" ? part.text : "";
}

function wholeReply(text: string, reason: FinishReason | undefined): string {
  const heard = text !== "";
  if (text.trim() === "") throw new ModelFailed("the reply is empty", { heard });
  if (reason === "stop") return text;
  if (reason !== "length") throw new ModelFailed(`the reply ended by ${reason ?? "nothing"}`, { heard });
  const cut = /^[\s\S]*[.!?…]["”]?(?=\s)/.exec(text)?.[0] ?? "";
  if (cut.length < SHORTEST_CUT) throw new ModelFailed("the reply ran into its limit", { heard });
  return cut;
}
