// What an editor wrote and did not save yet, kept by the server; and who else has the row open.
import { type Ask, sendJson } from "../data/ask.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A row, or something that is none yet (`rowId` 0). */
export interface Subject {
  kind: string;
  rowId: number;
}

export interface WorkingCopy {
  /** The columns that were changed. */
  values: Values;
  /** The version of the row that they were changed in; none of something new. */
  basedOn: string | null;
  savedAt: string;
}

export interface Colleague {
  name: string | null;
  hasChanges: boolean;
}

interface Stored {
  content: { values?: Values } | null;
  basedOn: string | null;
  savedAt: string | null;
}

const COPIES = "/rest/v1/workingCopy";

const at = (path: string, { kind, rowId }: Subject, select?: string): string =>
  `${path}?${new URLSearchParams({ kind: `eq.${kind}`, rowId: `eq.${rowId}`, ...(select && { select }) })}`;

function read([stored]: Stored[]): WorkingCopy | undefined {
  const { content, basedOn = null, savedAt } = stored ?? {};
  return content?.values && savedAt ? { values: content.values, basedOn, savedAt } : undefined;
}

const write = (ask: Ask, row: object) =>
  sendJson(ask, "POST", `${COPIES}?select=content,basedOn,savedAt`, row, {
    Prefer: "return=representation,resolution=merge-duplicates",
  });

export const findCopy = async (ask: Ask, of: Subject): Promise<WorkingCopy | undefined> =>
  read((await ask(at(COPIES, of, "content,basedOn,savedAt"))).json as Stored[]);

export const keepCopy = async (
  ask: Ask,
  of: Subject,
  values: Values,
  basedOn: string | null,
): Promise<WorkingCopy | undefined> =>
  read((await write(ask, { ...of, content: { values }, basedOn })).json as Stored[]);

/** Nothing is unsaved any more; who has the row open stays there. */
export const emptyCopy = (ask: Ask, of: Subject) => write(ask, { ...of, content: null });

export const sayOpen = (ask: Ask, of: Subject) => write(ask, { ...of });

export const leave = (ask: Ask, of: Subject) => ask(at(COPIES, of), { method: "DELETE" });

export const whoElse = async (ask: Ask, of: Subject): Promise<Colleague[]> =>
  (await ask(at("/rest/v1/contentPresence", of, "name,hasChanges"))).json as Colleague[];
