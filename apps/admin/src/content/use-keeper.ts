import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useRecordContext, useResourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useAsk } from "../data/use-ask.ts";
import { differingColumns } from "../forms/field-differences.tsx";
import { useAfterSave } from "../forms/use-after-save.ts";
import { createKeeper, type Keeper, type Kept } from "./keeper.ts";
import { emptyCopy, findCopy, keepCopy, leave, type Values } from "./working-copy.ts";

const PAUSE = 1_500;

/** Written by the server alone. */
const NOT_WRITTEN = ["id", "createdAt", "updatedAt", "publishedAt", "excerpt"];

/** A new row is worth keeping once there is something to read. */
const WORTH = ["title", "name", "content", "description"];

const pick = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[column]]));

/** Keeps the form around it: changes of a row, or all that was filled in of a new one. */
export function useKeeper(): { keeper: Keeper; kept: Kept; before: Values } {
  const ask = useAsk();
  const kind = useResourceContext() ?? "";
  const record = useRecordContext();
  const rowId = Number(record?.id ?? 0);
  const { formState } = useFormContext();
  const values: Values = useWatch();
  const keeper = useMemo(() => {
    const of = { kind, rowId };
    const shelf = {
      find: () => findCopy(ask, of),
      keep: (changes: Values, basedOn: string | null) => keepCopy(ask, of, changes, basedOn),
      empty: () => (rowId ? emptyCopy(ask, of) : leave(ask, of)),
      leave: () => leave(ask, of),
    };
    return createKeeper(shelf, PAUSE);
  }, [ask, kind, rowId]);
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);

  const before: Values = record ?? formState.defaultValues ?? {};
  const isWorthIt = record !== undefined || WORTH.some((column) => values[column]);
  const changed = pick(values, isWorthIt ? differingColumns(values, before, NOT_WRITTEN) : []);
  useEffect(() => keeper.changed({ changes: changed, before, version: record?.updatedAt ?? null }));
  useEffect(() => keeper.close, [keeper]);
  useAfterSave(async () => keeper.saved());
  return { keeper, kept, before };
}
