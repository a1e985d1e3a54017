import type { SessionRow } from "./chat-rows.ts";

type Named = Pick<SessionRow, "summary" | "title">;

const said = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

/** A conversation's summary, else its title; undefined when it has neither. */
export const nameOf = ({ summary, title }: Named): string | undefined => said(summary) ?? said(title);

/** Which conversation of its list it is, the oldest being the first. */
export function ordinals(sessions: readonly Pick<SessionRow, "id" | "createdAt">[]): Map<string, number> {
  const oldestFirst = [...sessions].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return new Map(oldestFirst.map(({ id }, i) => [id, i + 1]));
}
