import { getTransform, type Rules } from "../rules.ts";
import type { Relation } from "./schema-cache.ts";

/** The relation with the rules that concern it. */
export function applyRules(relation: Relation, rules: Rules): Relation {
  const { name, columns, computed } = relation;
  const transforms = [...columns.keys()].flatMap((column) => {
    const transform = getTransform(rules, name, column);
    return transform ? [[column, transform] as const] : [];
  });
  return {
    ...relation,
    transforms: new Map(transforms),
    defaultOrder: rules.defaultOrders?.get(name),
    search: rules.searches?.get(name),
    computed: new Map(
      [...computed].map(([column, details]) => [
        column,
        { ...details, computed: rules.computed?.get(column) },
      ]),
    ),
  };
}
