// An OpenAPI 3.1 document from a table of calls. Bodies and queries are the schemas that the server checks with, so the
// document cannot promise what it would refuse.
import { z } from "zod";

export interface Call {
  summary: string;
  body?: z.ZodType;
  query?: z.ZodType;
  /** public: the key of visitors is enough; open: not even that. Default: a signed-in person. */
  access?: "public" | "open";
  /** Successful response, when it is not JSON with the status 200. */
  success?: { status?: number; type?: string; about?: string };
}

/** By method and path, as "POST /session/{id}". */
export type Calls = Readonly<Record<string, Call>>;

interface Surface {
  title: string;
  about: string;
  prefix: string;
  calls: Calls;
  /** Of a JSON answer. */
  answer: z.ZodType;
  error: z.ZodType;
}

const toSchema = (schema: z.ZodType): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
};

export const createDocument = ({ title, about, prefix, calls, answer, error }: Surface, version: string) => ({
  openapi: "3.1.0",
  info: { title, version, description: about },
  servers: [{ url: prefix }],
  security: [{ publicKey: [], person: [] }],
  paths: Object.entries(calls).reduce<Record<string, Record<string, unknown>>>((paths, [name, call]) => {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(name, call) };
    return paths;
  }, {}),
  components: {
    securitySchemes: {
      publicKey: {
        type: "apiKey",
        in: "header",
        name: "apikey",
        description: "It says: a visitor. No secret.",
      },
      person: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "JWT",
        description: "The access token of a session.",
      },
    },
    schemas: { Answer: toSchema(answer), Error: toSchema(error) },
    responses: {
      Error: {
        description: "Refused.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  },
});

/** "POST /session/{id}" as postSessionId. */
const getOperationId = (name: string): string =>
  name
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

function describeCall(name: string, { summary, body, query, access, success = {} }: Call) {
  const path = name.split(" ")[1] ?? "";
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
    ...{ name: parameter, in: "path", required: true, schema: { type: "string" } },
  }));
  return {
    operationId: getOperationId(name),
    summary,
    ...(access ? { security: access === "open" ? [] : [{ publicKey: [] }] } : {}),
    parameters: [...inPath, ...(query ? listParameters(query) : [])],
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: toSchema(body) } } } }
      : {}),
    responses: {
      [success.status ?? 200]: describeSuccess(success),
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

function describeSuccess({
  status = 200,
  type = "application/json",
  about = "Done.",
}: NonNullable<Call["success"]>) {
  if (status === 204 || status >= 300) return { description: about };
  const schema = type === "application/json" ? { $ref: "#/components/schemas/Answer" } : { type: "string" };
  return { description: about, content: { [type]: { schema } } };
}

function listParameters(query: z.ZodType) {
  const { properties = {}, required = [] } = toSchema(query) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: "query", required: required.includes(name), schema },
  }));
}
