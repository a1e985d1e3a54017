// A turn as the messages that a model is sent.
import type { ModelMessage } from "ai";
import type { TurnInput } from "../engine.ts";
import type { Fence } from "./fence.ts";
import type { ModelPrompt } from "./prompts.ts";

export interface Conversation {
  instructions: string;
  messages: ModelMessage[];
}

export function buildConversation(input: TurnInput, prompt: ModelPrompt, fence: Fence): Conversation {
  const notes = [
    `Đây là lượt ${input.step}.`,
    ...(input.level === "distress" ? ["Người viết đang khổ tâm. Chậm lại, đừng đào sâu thêm."] : []),
    ...(input.hour === undefined ? [] : [`Chỗ họ đang là ${input.hour} giờ.`]),
    ...(input.memory.length === 0
      ? []
      : [`Ghi chú họ cho phép dùng, chỉ nhắc khi thật hợp:\n${fence.around(input.memory.join("\n"))}`]),
  ];
  return {
    instructions: [prompt.text, fence.explanation, ...notes].join("\n\n"),
    messages: [
      ...input.history.map(
        ({ role, content }): ModelMessage =>
          role === "user" ? { role, content: fence.around(content) } : { role, content },
      ),
      { role: "user", content: fence.around(input.question) },
    ],
  };
}
