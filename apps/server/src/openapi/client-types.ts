// Types of rows for clients in TypeScript, in the form that supabase-js and postgrest-js take.
import type { Column, Parameter, SchemaCache } from "@bentrong/postgrest/schema-cache/schema-cache";

function toType(type: string): string {
  if (type.endsWith("[]")) return `${toType(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|numeric|real|double precision)/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  return type.startsWith("json") ? "Json" : "string";
}

const byName = <T>(things: ReadonlyMap<string, T>): [string, T][] =>
  [...things].sort(([one], [other]) => (one < other ? -1 : 1));

const listColumns = (columns: ReadonlyMap<string, Column>): string =>
  byName(columns)
    .map(([name, { type }]) => `          ${name}: ${toType(type)} | null;`)
    .join("\n");

const listArguments = (parameters: readonly Parameter[]): string =>
  parameters.map(({ name, type, required }) => `${name}${required ? "" : "?"}: ${toType(type)}`).join("; ");

export function writeClientTypes({ relations, routines }: SchemaCache): string {
  const tables = byName(relations).map(
    ([name, { columns }]) => `      ${name}: {
        Row: {
${listColumns(columns)}
        };
        Insert: Partial<Database["public"]["Tables"]["${name}"]["Row"]>;
        Update: Partial<Database["public"]["Tables"]["${name}"]["Row"]>;
        Relationships: [];
      };`,
  );
  const functions = byName(routines).map(
    ([name, [routine]]) =>
      `      ${name}: { Args: { ${listArguments(routine?.parameters ?? [])} }; Returns: Json };`,
  );
  return `// Written by \`npm run docs:api\` from the database; not to be changed by hand.
// Any column can be null to somebody who may not read it.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

// A type and not an interface: clients ask for an index signature.
export type Database = {
  public: {
    Tables: {
${tables.join("\n")}
    };
    Views: Record<never, never>;
    Functions: {
${functions.join("\n")}
    };
  };
};
`;
}
