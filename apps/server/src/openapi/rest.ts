// /rest/v1, from the database itself: what its roles may reach, with the columns and their types. The query language is
// PostgREST's (docs/api/README.md); its own description at the root stays closed, because it would tell visitors of every
// table that only staff can read.
import type { Column, Relation, Routine, SchemaCache } from "@bentrong/postgrest/schema-cache/schema-cache";

const NUMBERS = /^(smallint|integer|bigint)$/;
const FRACTIONS = /^(numeric|real|double precision)/;

function describeType(type: string): Record<string, unknown> {
  if (type.endsWith("[]")) return { type: ["array", "null"], items: describeType(type.slice(0, -2)) };
  if (NUMBERS.test(type)) return { type: ["integer", "null"] };
  if (FRACTIONS.test(type)) return { type: ["number", "null"] };
  if (type === "boolean") return { type: ["boolean", "null"] };
  if (type.startsWith("json")) return {};
  if (type === "uuid") return { type: ["string", "null"], format: "uuid" };
  if (type === "date") return { type: ["string", "null"], format: "date" };
  if (type.startsWith("timestamp")) return { type: ["string", "null"], format: "date-time" };
  return { type: ["string", "null"] };
}

const byName = <T>(things: ReadonlyMap<string, T>): [string, T][] =>
  [...things].sort(([one], [other]) => (one < other ? -1 : 1));

const describeRow = ({ columns }: Relation) => ({
  type: "object",
  properties: Object.fromEntries(
    byName<Column>(columns).map(([name, { type }]) => [name, { ...describeType(type), description: type }]),
  ),
});

const rows = (name: string) => ({
  "application/json": { schema: { type: "array", items: { $ref: `#/components/schemas/${name}` } } },
});
const refer = (parameter: string) => ({ $ref: `#/components/parameters/${parameter}` });
const REFUSED = { $ref: "#/components/responses/Error" };

function describeRelation(relation: Relation) {
  const { name } = relation;
  const filters = byName<Column>(relation.columns).map(([column]) => ({
    ...{ name: column, in: "query", schema: { type: "string" }, description: "operator.value, as in eq.1" },
  }));
  const body = { content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } };
  const changed = { "201": { description: "Written.", content: rows(name) }, default: REFUSED };
  const done = {
    "200": { description: "Done.", content: rows(name) },
    "204": { description: "Done." },
    default: REFUSED,
  };
  return {
    get: {
      ...{ operationId: `read ${name}`, tags: [name] },
      parameters: [
        refer("select"),
        refer("order"),
        refer("limit"),
        refer("offset"),
        refer("prefer"),
        ...filters,
      ],
      responses: {
        "200": { description: "Rows that the caller may see.", content: rows(name) },
        default: REFUSED,
      },
    },
    ...(relation.insertable
      ? {
          post: {
            operationId: `add ${name}`,
            tags: [name],
            parameters: [refer("prefer")],
            requestBody: body,
            responses: changed,
          },
        }
      : {}),
    ...(relation.updatable
      ? {
          patch: {
            operationId: `change ${name}`,
            tags: [name],
            parameters: [refer("prefer"), ...filters],
            requestBody: body,
            responses: done,
          },
        }
      : {}),
    ...(relation.deletable
      ? {
          delete: {
            operationId: `remove ${name}`,
            tags: [name],
            parameters: [refer("prefer"), ...filters],
            responses: done,
          },
        }
      : {}),
  };
}

const describeRoutine = (name: string, [routine]: readonly Routine[]) => ({
  post: {
    ...{ operationId: `call ${name}`, tags: ["rpc"], parameters: [refer("prefer")] },
    requestBody: {
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: Object.fromEntries(
              (routine?.parameters ?? []).map((parameter) => [parameter.name, describeType(parameter.type)]),
            ),
            required: (routine?.parameters ?? []).filter(({ required }) => required).map((one) => one.name),
          },
        },
      },
    },
    responses: {
      "200": { description: "What it returns.", content: { "application/json": { schema: {} } } },
      default: REFUSED,
    },
  },
});

const parameter = (name: string, description: string, type: "string" | "integer", place = "query") => ({
  ...{ name, in: place, required: false, description, schema: { type } },
});

/** A routine that only triggers or computed columns use is not listed: it has no path of its own. */
export const describeRest = ({ relations, routines }: SchemaCache, version: string) => ({
  openapi: "3.1.0",
  info: {
    title: "Bên Trong: data",
    version,
    description:
      "The dialect of PostgREST: its client libraries work. Row-level security decides which rows there are.",
  },
  servers: [{ url: "/rest/v1" }],
  security: [{ publicKey: [] }, { publicKey: [], person: [] }, { program: [] }],
  paths: {
    ...Object.fromEntries(
      byName(relations).map(([name, relation]) => [`/${name}`, describeRelation(relation)]),
    ),
    ...Object.fromEntries(
      byName(routines).map(([name, all]) => [`/rpc/${name}`, describeRoutine(name, all)]),
    ),
  },
  components: {
    securitySchemes: {
      publicKey: { type: "apiKey", in: "header", name: "apikey" },
      person: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      program: {
        ...{ type: "http", scheme: "bearer", bearerFormat: "btk_…" },
        description: "A key that an administrator made for a program; it needs no public key beside it.",
      },
    },
    parameters: {
      select: parameter(
        "select",
        "Columns and embedded tables, as in id,title,category:categoryId(name)",
        "string",
      ),
      order: parameter("order", "As in createdAt.desc", "string"),
      limit: parameter("limit", "Rows at most", "integer"),
      offset: parameter("offset", "Rows to leave out", "integer"),
      prefer: parameter("Prefer", "As in count=exact or return=representation", "string", "header"),
    },
    schemas: {
      ...Object.fromEntries(byName(relations).map(([name, relation]) => [name, describeRow(relation)])),
      Error: {
        type: "object",
        properties: {
          ...{ code: { type: "string" }, message: { type: "string" } },
          ...{ details: { type: ["string", "null"] }, hint: { type: ["string", "null"] } },
        },
      },
    },
    responses: {
      Error: {
        description: "Refused.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  },
});
