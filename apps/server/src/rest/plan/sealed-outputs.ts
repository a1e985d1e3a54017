// Where in the answer sealed text stands, for the stage that opens it.
import type { ReadNode, SealedOutput } from "./plan.ts";
import { isSealed, sealedColumnsOf } from "./special-columns.ts";

export function sealedOutputs(node: ReadNode, path: string[] = []): SealedOutput[] {
  const relation = node.shape.name;
  return node.outputs.flatMap((output): SealedOutput[] => {
    if (output.kind === "star") {
      return sealedColumnsOf(relation).map((column) => ({ path, relation, column, name: column }));
    }
    if (output.kind === "embed") {
      const { node: below } = output;
      return sealedOutputs(below, below.spread ? path : [...path, below.name]);
    }
    const { column, name } = output;
    return isSealed(relation, column.name) ? [{ path, relation, column: column.name, name }] : [];
  });
}
