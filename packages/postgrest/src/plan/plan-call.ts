// Calls of functions: the one whose parameters fit the names that were sent.

import type { CallInput, CallRequest } from "../parse/parse-request.ts";
import { capRange } from "../parse/range.ts";
import { ambiguousFunction, unknownFunction } from "../rest-error.ts";
import type { Routine, SchemaCache } from "../schema-cache/schema-cache.ts";
import type { CallPlan, Shape } from "./plan.ts";
import { applyQuery } from "./plan-query.ts";
import { planSelect, relationShape } from "./plan-select.ts";

export function planCall(catalogue: SchemaCache, request: CallRequest, maxRows: number): CallPlan {
  const { name, input, query, range, isSafe, headOnly, media, preferences } = request;
  const names = [...new Set(input.from === "values" ? input.pairs.map(([key]) => key) : input.keys)];
  const routine = findRoutine(catalogue, name, names, input);
  const node = planSelect(catalogue, toShape(catalogue, routine), query.select);
  applyQuery(node, query, capRange(range, maxRows));
  return {
    kind: "call",
    node,
    routine,
    arguments: toArguments(routine, input, names),
    // A safe method changes nothing, whatever the function would like.
    readOnly: isSafe && routine.isVolatile,
    headOnly,
    media,
    preferences,
  };
}

function findRoutine(catalogue: SchemaCache, name: string, names: string[], input: CallInput): Routine {
  const all = catalogue.routines.get(name) ?? [];
  const named = all.filter((routine) => takes(routine, names));
  const whole = input.from === "json" ? all.filter(isWhole) : [];
  const candidates = named.length > 0 ? named : whole;
  const [only, ...others] = candidates;
  if (!only) throw unknownFunction(name, names);
  if (others.length > 0) throw ambiguousFunction(candidates.map(signature));
  return only;
}

const isWhole = ({ parameters }: Routine): boolean => parameters.length === 1 && parameters[0]?.name === "";

function takes(routine: Routine, names: string[]): boolean {
  if (isWhole(routine)) return false;
  const { parameters } = routine;
  return (
    names.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(({ name, required }) => !required || names.includes(name))
  );
}

const signature = ({ name, parameters }: Routine): string =>
  `public.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(", ")})`;

function toArguments(routine: Routine, input: CallInput, names: string[]): CallPlan["arguments"] {
  if (input.from === "json") {
    const [only] = routine.parameters;
    if (only && isWhole(routine)) return { from: "whole", json: input.json, type: only.type };
    return { from: "json", json: input.json, names };
  }
  const values = new Map<string, string[]>();
  for (const [key, value] of input.pairs) values.set(key, [...(values.get(key) ?? []), value]);
  return { from: "values", values };
}

function toShape(catalogue: SchemaCache, { name, returns }: Routine): Shape {
  if (returns.kind !== "rows") {
    const type = returns.kind === "value" ? returns.type : "void";
    return { name, relation: undefined, columns: new Map([[name, { name, type, default: undefined }]]) };
  }
  if (returns.relation !== undefined) return relationShape(catalogue, returns.relation);
  return { name, relation: undefined, columns: returns.columns };
}
