import type { SessionRow } from "../../api/conversations.ts";

type Named = Pick<SessionRow, "name" | "summary" | "title">;

const trimText = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** The name that the person gave a conversation, else its summary, else its title; undefined when it has none. */
export const chooseName = ({ name, summary, title }: Named): string | undefined =>
  trimText(name) ?? trimText(summary) ?? trimText(title);

/** Numbers of the conversations, the oldest being 1; `total` includes the older ones that are not loaded. */
export function ordinals(
  sessions: readonly Pick<SessionRow, "id" | "createdAt">[],
  total = sessions.length,
): Map<string, number> {
  const oldestFirst = [...sessions].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const away = Math.max(0, total - sessions.length);
  return new Map(oldestFirst.map(({ id }, i) => [id, away + i + 1]));
}
