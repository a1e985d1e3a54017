// Unsaved drafts, stored by the server, and the other editors who have the row open.
import { type HttpClient, sendJson } from "../api/http-client.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A row, or something that is none yet (`rowId` 0). */
export interface DraftTarget {
  kind: string;
  rowId: number;
}

export interface Draft {
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

const DRAFTS = "/rest/v1/workingCopy";

const at = (path: string, { kind, rowId }: DraftTarget, select?: string): string =>
  `${path}?${new URLSearchParams({ kind: `eq.${kind}`, rowId: `eq.${rowId}`, ...(select && { select }) })}`;

function read([stored]: Stored[]): Draft | undefined {
  const { content, basedOn = null, savedAt } = stored ?? {};
  return content?.values && savedAt ? { values: content.values, basedOn, savedAt } : undefined;
}

const write = (httpClient: HttpClient, row: object) =>
  sendJson(httpClient, "POST", `${DRAFTS}?select=content,basedOn,savedAt`, row, {
    Prefer: "return=representation,resolution=merge-duplicates",
  });

export const findDraft = async (httpClient: HttpClient, of: DraftTarget): Promise<Draft | undefined> =>
  read((await httpClient(at(DRAFTS, of, "content,basedOn,savedAt"))).json as Stored[]);

export const saveDraft = async (
  httpClient: HttpClient,
  of: DraftTarget,
  values: Values,
  basedOn: string | null,
): Promise<Draft | undefined> =>
  read((await write(httpClient, { ...of, content: { values }, basedOn })).json as Stored[]);

/** Removes the working copy; the presence of the editor stays. */
export const clearDraft = (httpClient: HttpClient, of: DraftTarget) =>
  write(httpClient, { ...of, content: null });

export const announcePresence = (httpClient: HttpClient, of: DraftTarget) => write(httpClient, { ...of });

export const leaveRow = (httpClient: HttpClient, of: DraftTarget) =>
  httpClient(at(DRAFTS, of), { method: "DELETE" });

export const listColleagues = async (httpClient: HttpClient, of: DraftTarget): Promise<Colleague[]> =>
  (await httpClient(at("/rest/v1/contentPresence", of, "name,hasChanges"))).json as Colleague[];
