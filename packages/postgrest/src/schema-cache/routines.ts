// Functions: what can be called by name, and what counts as a column of the row it takes.
import { z } from "zod";
import type { Column, Parameter, Routine } from "./schema-cache.ts";

export const RoutineRow = z.object({
  name: z.string(),
  isVolatile: z.boolean(),
  returnsSet: z.boolean(),
  returnType: z.string(),
  returnsVoid: z.boolean(),
  returnsRecord: z.boolean(),
  returnRelation: z.string(),
  returnsRow: z.boolean(),
  names: z.array(z.string()),
  modes: z.array(z.string()),
  types: z.array(z.string()),
  /** The relation whose row type a parameter has, or "0". */
  rowTypes: z.array(z.string()),
  inputs: z.number(),
  defaults: z.number(),
});
export type RoutineRow = z.infer<typeof RoutineRow>;

interface Argument {
  name: string;
  type: string;
  mode: string;
}

const toArguments = ({ names, modes, types }: RoutineRow): Argument[] =>
  types.map((type, at) => ({ name: names[at] ?? "", type, mode: modes[at] ?? "i" }));

const isInput = ({ mode }: Argument): boolean => mode === "i" || mode === "b" || mode === "v";

/** A function of one row that gives one value is a column of that row, by relation and name. */
export function computedColumns(rows: RoutineRow[]): Map<string, Map<string, Column>> {
  const computed = new Map<string, Map<string, Column>>();
  for (const row of rows) {
    const [relation = "0"] = row.rowTypes;
    if (row.inputs !== 1 || relation === "0" || row.returnsSet || row.returnsVoid) continue;
    const columns = computed.get(relation) ?? new Map<string, Column>();
    columns.set(row.name, { name: row.name, type: row.returnType, default: undefined });
    computed.set(relation, columns);
  }
  return computed;
}

export function toRoutines(
  rows: RoutineRow[],
  relationNames: Map<string, string>,
): Map<string, readonly Routine[]> {
  const routines = rows.filter(isCallable).map((row) => toRoutine(row, relationNames));
  return Map.groupBy(routines, ({ name }) => name);
}

/** Arguments are passed by name, so each needs one; a single JSON body may be passed without. */
function isCallable(row: RoutineRow): boolean {
  const inputs = toArguments(row).filter(isInput);
  if (inputs.every(({ name }) => name !== "")) return true;
  return inputs.length === 1 && ["json", "jsonb"].includes(inputs[0]?.type ?? "");
}

function toRoutine(row: RoutineRow, relationNames: Map<string, string>): Routine {
  const inputs = toArguments(row).filter(isInput);
  const required = inputs.length - row.defaults;
  return {
    name: row.name,
    isVolatile: row.isVolatile,
    returnsSet: row.returnsSet,
    parameters: inputs.map(
      ({ name, type, mode }, at): Parameter => ({
        name,
        type,
        required: at < required && mode !== "v",
        variadic: mode === "v",
      }),
    ),
    returns: toReturns(row, relationNames),
  };
}

function toReturns(row: RoutineRow, relationNames: Map<string, string>): Routine["returns"] {
  if (row.returnsVoid) return { kind: "nothing" };
  const outputs = toArguments(row).filter(({ mode }) => mode === "t" || mode === "o" || mode === "b");
  if (row.returnsRow) {
    return { kind: "rows", relation: relationNames.get(row.returnRelation), columns: undefined };
  }
  if (row.returnsRecord) {
    const columns = outputs.map(({ name, type }) => [name, { name, type, default: undefined }] as const);
    return { kind: "rows", relation: undefined, columns: new Map(columns) };
  }
  return { kind: "value", type: row.returnType };
}
