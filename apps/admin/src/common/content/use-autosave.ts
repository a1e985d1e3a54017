import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useRecordContext, useResourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useHttpClient } from "../api/use-http-client.ts";
import { differingColumns } from "../forms/field-differences.tsx";
import { useAfterSave } from "../forms/use-after-save.ts";
import { type Autosave, type AutosaveState, createAutosave } from "./autosave.ts";
import { clearDraft, findDraft, leaveRow, saveDraft, type Values } from "./drafts.ts";

const PAUSE_MS = 1_500;

/** Written by the server alone. */
const SERVER_COLUMNS = ["id", "createdAt", "updatedAt", "publishedAt", "excerpt"];

/** A new row is saved once it has text. */
const WORTH_SAVING = ["title", "name", "content", "description"];

const pick = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[column]]));

/** Keeps the form around it: changes of a row, or all that was filled in of a new one. */
export function useAutosave(): { autosave: Autosave; autosaveState: AutosaveState; before: Values } {
  const httpClient = useHttpClient();
  const kind = useResourceContext() ?? "";
  const record = useRecordContext();
  const rowId = Number(record?.id ?? 0);
  const { formState } = useFormContext();
  const values: Values = useWatch();
  const autosave = useMemo(() => {
    const of = { kind, rowId };
    const store = {
      load: () => findDraft(httpClient, of),
      keep: (changes: Values, basedOn: string | null) => saveDraft(httpClient, of, changes, basedOn),
      clear: () => (rowId ? clearDraft(httpClient, of) : leaveRow(httpClient, of)),
      leave: () => leaveRow(httpClient, of),
    };
    return createAutosave(store, PAUSE_MS);
  }, [httpClient, kind, rowId]);
  const autosaveState = useSyncExternalStore(autosave.subscribe, autosave.state);

  const before: Values = record ?? formState.defaultValues ?? {};
  const isWorthSaving = record !== undefined || WORTH_SAVING.some((column) => values[column]);
  const changed = pick(values, isWorthSaving ? differingColumns(values, before, SERVER_COLUMNS) : []);
  useEffect(() => autosave.changed({ changes: changed, before, version: record?.updatedAt ?? null }));
  useEffect(() => autosave.close, [autosave]);
  useAfterSave(async () => autosave.saved());
  return { autosave, autosaveState, before };
}
