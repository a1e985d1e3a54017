// Row versions of a read. A row's key and the transaction that wrote it (xmin) identify one version for good, so
// equal versions mean equal text. PostgreSQL returns them at a quarter of the cost of the text, and decides each
// time, under the caller's policies, which rows are among them.
import type { EmbedNode, ReadNode } from "../plan/plan.ts";
import { quote } from "./builder.ts";
import { isHidden, pageSql, type RowsContext, targetSql } from "./rows.ts";

/** Their text holds none of the marks between the names. */
const PLAIN_KEYS = new Set(["integer", "bigint", "smallint", "uuid"]);

/**
 * True if the response is made of stored rows alone: tables that visitors may read, without columns that are
 * computed, signed or encrypted.
 */
export function hasVersions({ shape, outputs }: ReadNode): boolean {
  const { relation } = shape;
  if (!relation?.isShared || relation.primaryKey.length === 0) return false;
  const isPlain = (name: string): boolean => PLAIN_KEYS.has(relation.columns.get(name)?.type ?? "");
  return (
    relation.primaryKey.every(isPlain) &&
    outputs.every((output) => {
      if (output.kind === "embed") return isHidden(output.node) || isWhole(output.node);
      return output.kind === "star" || (!output.special && relation.columns.has(output.column.name));
    })
  );
}

/** Text and versions of an embed are two reads of the same rows; limited, they could be of different ones. */
const isWhole = (embed: EmbedNode): boolean =>
  embed.range.limit === undefined && embed.range.offset === 0n && hasVersions(embed);

/** The name of one row's version with those of the rows embedded in it. Only for nodes that have versions. */
export function versionSql(node: ReadNode, context: RowsContext): string {
  const own = [...(node.shape.relation?.primaryKey.map(quote) ?? []), "xmin"];
  const parts = own.map((column) => `${node.alias}.${column}`).join(", '.', ");
  const embedded = node.embeds
    .filter((embed) => !isHidden(embed))
    .map((embed) => {
      const version = versionSql(embed, context);
      const rows = `select ${version} as v ${targetSql(node, embed, context)}${pageSql(embed, context)}`;
      return `, '(', (select string_agg(e.v, ',') from (${rows}) e), ')'`;
    });
  return `concat(${parts}${embedded.join("")})`;
}
