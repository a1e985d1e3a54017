import { expect, it } from "vitest";
import { viewColumnOrigins } from "./view-columns.ts";

const entry = (number: number, name: string, table: number, column: number, junk = false) =>
  `{TARGETENTRY :expr {VAR :varno 1} :resno ${number} :resname ${name} :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk ${junk}}`;

it("finds the origin of each column of the outer query, and not of a subquery's", () => {
  const inner = `{QUERY :targetList (${entry(1, "x", 999, 9)})}`;
  const action = `({QUERY :rtable ({RANGETBLENTRY :subquery ${inner}}) :targetList (${entry(1, "id", 500, 1)} ${entry(2, "odd\\}name", 500, 3)} ${entry(3, "made", 0, 0)} ${entry(4, "sorted", 500, 4, true)})})`;
  expect([...viewColumnOrigins(action)]).toEqual([
    [1, { relation: "500", column: 1 }],
    [2, { relation: "500", column: 3 }],
  ]);
});
