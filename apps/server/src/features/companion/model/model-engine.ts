// The companion through a language model: any endpoint that speaks OpenAI's chat completions. It may be slow, silent,
// cut off or worse; every such end is an error here, and the built-in guide takes over (turns/speak.ts).
import { nfc } from "@bentrong/format/nfc";
import type { LanguageModel, LanguageModelUsage } from "ai";
import type { CompanionModel } from "../../../platform/settings.ts";
import type { Engine, TurnInput } from "../engine.ts";
import { distressPointer } from "../safety/manner.ts";
import type { ModelEngine } from "../turns/run-turn.ts";
import { Stopped } from "../turns/speak.ts";
import type { Level } from "../turns/turn-rows.ts";
import { buildConversation } from "./conversation.ts";
import { createFence } from "./fence.ts";
import { createLeakCheck } from "./leak.ts";
import { limitTime } from "./limit-time.ts";
import type { CountCall, ModelCall } from "./model-calls.ts";
import { type ModelPrompt, readPrompts } from "./prompts.ts";
import { consumeStream, ModelRefused } from "./read-stream.ts";
import { retry } from "./retry.ts";

export interface ModelDeps {
  settings: CompanionModel;
  /** Its first message, its titles and its proposals for notes are the model's, too. */
  guided: Engine;
  count: CountCall;
}

/** Loads the client: it is large, and only those who set a model need it. */
export async function createModelEngine({ settings, guided, count }: ModelDeps): Promise<ModelEngine> {
  const [{ createOpenAICompatible }, { generateText, streamText }] = await Promise.all([
    import("@ai-sdk/openai-compatible"),
    import("ai"),
  ]);
  // It would print what an endpoint does not support into the log of every call.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: "companion",
    baseURL: settings.baseUrl,
    includeUsage: true,
    // A redirect would carry what a person wrote to an address that nobody set.
    fetch: (address, options) => fetch(address, { ...options, redirect: "error" }),
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
  });
  const model: LanguageModel = provider.chatModel(settings.model);
  const prompts = readPrompts();

  const stream = (input: TurnInput, signal: AbortSignal) => {
    const prompt = prompts.conversation[input.mode];
    const fence = createFence();
    const { instructions, messages } = buildConversation(input, prompt, fence);
    const leaks = createLeakCheck(instructions);
    const { stream: parts } = streamText({
      model,
      instructions,
      messages,
      maxOutputTokens: settings.maxTokens,
      temperature: 0.7,
      // Its waits are longer than people's; see retry.ts.
      maxRetries: 0,
      abortSignal: signal,
      // Told through the stream; the default prints it, text and all.
      onError: () => undefined,
    });
    return { parts, tells: (text: string, added: number) => fence.isIn(text) || leaks(text, added) };
  };

  return {
    name: "model",
    intro: (input) => guided.intro(input),

    async reply(input, signal, say) {
      const call = meter(prompts.conversation[input.mode], count);
      const clock = limitTime(settings, signal);
      const began = (): void => {
        call.began();
        clock.began();
      };
      try {
        const heard = await retry(clock.signal, () => {
          const { parts, tells } = stream(input, clock.signal);
          return consumeStream(parts, say, { tells, began });
        });
        call.end("said", heard.usage);
        const pointer = pointerFor(input);
        say(pointer);
        const { title, summary } = await guided.reply(input, signal, () => undefined);
        return { text: heard.text + pointer, ...(title ? { title } : {}), ...(summary ? { summary } : {}) };
      } catch (error) {
        call.end(toOutcome(signal.aborted ? signal.reason : error, signal));
        throw error;
      } finally {
        clock.stop();
      }
    },

    async secondOpinion(question, earlier, signal): Promise<Level> {
      if (!settings.secondOpinion) return "ok";
      const call = meter(prompts.danger, count);
      const fence = createFence();
      try {
        const { text, usage } = await generateText({
          model,
          instructions: `${prompts.danger.text}\n\n${fence.explanation}`,
          prompt: fence.around([...earlier.slice(-3), question].join("\n\n")),
          maxOutputTokens: 200,
          temperature: 0,
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(settings.firstTokenMs)]),
        });
        call.end("said", usage);
        return /^\W*có(?!\p{L})/iu.test(nfc(text)) ? "crisis" : "ok";
      } catch {
        call.end(signal.aborted ? "stopped" : "failed");
        return "ok";
      }
    },
  };
}

/** Counts one call when it ends. */
function meter(prompt: ModelPrompt, count: CountCall) {
  const from = performance.now();
  let firstTokenMs: number | undefined;
  return {
    began(): void {
      firstTokenMs = performance.now() - from;
    },
    end(
      outcome: ModelCall["outcome"],
      usage?: Pick<LanguageModelUsage, "inputTokens" | "outputTokens">,
    ): void {
      const wholeMs = performance.now() - from;
      const { inputTokens, outputTokens } = usage ?? {};
      count({ prompt: prompt.name, outcome, inputTokens, outputTokens, firstTokenMs, wholeMs });
    },
  };
}

/** Somebody in distress is told once where to find people; this is not left to the model. */
function pointerFor({ level, question, history }: TurnInput): string {
  if (level !== "distress") return "";
  const earlier = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const pointer = distressPointer(question, earlier);
  return history.some(({ content }) => content.includes(pointer)) ? "" : `\n\n${pointer}`;
}

function toOutcome(reason: unknown, signal: AbortSignal): ModelCall["outcome"] {
  if (reason instanceof Stopped) return "stopped";
  return signal.aborted || reason instanceof ModelRefused ? "refused" : "failed";
}
