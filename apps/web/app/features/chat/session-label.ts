import type { SessionRow } from "./chat-rows.ts";

type Named = Pick<SessionRow, "summary" | "title">;

const said = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** A conversation's summary, else its title; undefined when it has neither. */
export const nameOf = ({ summary, title }: Named): string | undefined => said(summary) ?? said(title);

/** Which conversation of all it is, the oldest being the first; `total`: with the older ones that are not here. */
export function ordinals(
  sessions: readonly Pick<SessionRow, "id" | "createdAt">[],
  total = sessions.length,
): Map<string, number> {
  const oldestFirst = [...sessions].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const away = Math.max(0, total - sessions.length);
  return new Map(oldestFirst.map(({ id }, i) => [id, away + i + 1]));
}
