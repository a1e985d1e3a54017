// The refusals of the data API, in PostgREST's words: clients branch on `code`, people who write clients read the rest.

export interface RestErrorParts {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  hint?: string | null;
  headers?: Record<string, string>;
}

export class RestError extends Error {
  override readonly name = "RestError";
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(parts: RestErrorParts) {
    super(parts.message);
    this.status = parts.status;
    this.code = parts.code;
    this.details = parts.details ?? null;
    this.hint = parts.hint ?? null;
    this.headers = parts.headers ?? {};
  }
}

const refuse = (
  status: number,
  code: string,
  message: string,
  details?: unknown,
  hint?: string | null,
): RestError => new RestError({ status, code, message, details, hint });

/** Parsing a million rows blocks all other requests, with or without the right to write. */
export const tooManyRows = (): RestError => badBody("At most 1000 rows can be written at once");

export const tooManyValues = (): RestError => badBody("A row has at most 200 values");

export const unreadable = (message: string, details: string): RestError =>
  refuse(400, "PGRST100", message, details);

export const wrongRpcMethod = (method: string): RestError =>
  refuse(405, "PGRST101", `Cannot use the ${method} method on RPC`);

export const badBody = (message: string): RestError => refuse(400, "PGRST102", message);

/** Worded as refusals of the database's own constraints on text: the column is in `details`. */
export const unusableText = (column: string, message: string): RestError =>
  refuse(400, "CT001", message, column);

export const badRange = (details: string): RestError =>
  refuse(416, "PGRST103", "Requested range not satisfiable", details);

export const badPutFilters = (): RestError =>
  refuse(405, "PGRST105", "Filters must include all and only primary key columns with 'eq' operators");

export const unknownSchema = (schema: string): RestError =>
  refuse(
    406,
    "PGRST106",
    `Invalid schema: ${schema}`,
    null,
    "Only the following schemas are exposed: public",
  );

export const notAcceptable = (types: string[]): RestError =>
  refuse(406, "PGRST107", `None of these media types are available: ${types.join(", ")}`);

export const notEmbedded = (name: string): RestError =>
  refuse(
    400,
    "PGRST108",
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  );

export const putWithRange = (): RestError =>
  refuse(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT");

export const putOtherKey = (): RestError =>
  refuse(400, "PGRST115", "Payload values do not match URL in primary key column(s)");

export const notSingular = (rows: number): RestError =>
  refuse(
    406,
    "PGRST116",
    "Cannot coerce the result to a single JSON object",
    `The result contains ${rows} rows`,
  );

export const unknownMethod = (method: string): RestError =>
  refuse(405, "PGRST117", `Unsupported HTTP method: ${method}`);

export const orderNotToOne = (origin: string, target: string): RestError =>
  refuse(
    400,
    "PGRST118",
    `A related order on '${target}' is not possible`,
    `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  );

export const badEmbedFilter = (target: string): RestError =>
  refuse(
    400,
    "PGRST120",
    `Bad operator on the '${target}' embedded resource`,
    "Only is null or not is null filters are allowed on embedded resources",
  );

export const badPreferences = (names: string[]): RestError =>
  refuse(
    400,
    "PGRST122",
    "Invalid preferences given with handling=strict",
    `Invalid preferences: ${names.join(", ")}`,
  );

export const noAggregates = (): RestError =>
  refuse(400, "PGRST123", "Use of aggregate functions is not allowed");

export const tooManyAffected = (rows: number): RestError =>
  refuse(
    400,
    "PGRST124",
    "Query result exceeds max-affected preference constraint",
    `The query affects ${rows} rows`,
  );

export const badPath = (): RestError => refuse(404, "PGRST125", "Invalid path specified in request URL");

export const noRoot = (): RestError => refuse(404, "PGRST126", "Root endpoint metadata is disabled");

export const noRelationship = (origin: string, target: string, hint: string | undefined): RestError =>
  refuse(
    400,
    "PGRST200",
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    `Searched for a foreign key relationship between '${origin}' and '${target}'${
      hint === undefined ? "" : ` using the hint '${hint}'`
    } in the schema 'public', but no matches were found.`,
  );

export const ambiguousRelationship = (
  origin: string,
  target: string,
  candidates: { embedding: string; cardinality: string; relationship: string }[],
  hints: string[],
): RestError =>
  refuse(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    candidates,
    `Try changing '${target}' to one of the following: ${hints
      .map((hint) => `'${hint}'`)
      .join(", ")}. Find the desired relationship in the 'details' key.`,
  );

export const unknownFunction = (name: string, names: readonly string[]): RestError => {
  const list = names.join(", ");
  const called = names.length === 0 ? " without parameters" : `(${list})`;
  const searched =
    names.length === 0 ? " without parameters" : ` with parameter${names.length > 1 ? "s" : ""} ${list}`;
  return refuse(
    404,
    "PGRST202",
    `Could not find the function public.${name}${called} in the schema cache`,
    `Searched for the function public.${name}${searched}, but no matches were found in the schema cache.`,
  );
};

export const ambiguousFunction = (signatures: string[]): RestError =>
  refuse(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    null,
    "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  );

export const unknownPayloadColumn = (relation: string, column: string): RestError =>
  refuse(400, "PGRST204", `Could not find the '${column}' column of '${relation}' in the schema cache`);

export const unknownRelation = (name: string): RestError =>
  refuse(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);

/** PostgreSQL's own code: a column is resolved here, before PostgreSQL would say the same. */
export const unknownColumn = (relation: string, column: string): RestError =>
  refuse(400, "42703", `column ${relation}.${column} does not exist`);

export const unknownType = (name: string): RestError => refuse(400, "42704", `type "${name}" does not exist`);

export const numberTooLarge = (text: string): RestError =>
  refuse(400, "22003", `value "${text}" is out of range for type bigint`);

/** PostgreSQL's code for it; PostgREST lets the statement fail with a 500. */
export const notWritable = (relation: string, kind: string): RestError =>
  refuse(405, "55000", `cannot ${kind} rows of view "${relation}"`);

/** Text that only its owner's key can open cannot be searched, sorted or reshaped by the database. */
export const sealedColumn = (column: string): RestError =>
  refuse(
    400,
    "sealed_column",
    `'${column}' is sealed: it can be selected, and filtered only by is.null, eq. and neq. with an empty value`,
  );

/** Rows that hang on what many rows share would be written out again for each of those. */
export const embedsTooMuch = (name: string, shared: string): RestError =>
  refuse(
    400,
    "embeds_too_much",
    `'${name}' cannot be embedded below '${shared}', which many rows share: ask for '${shared}' in a request of its own`,
  );

/** Short to write and long to answer: many patterns, the same column over and over. */
export const costsTooMuch = (details: string): RestError =>
  refuse(400, "costs_too_much", "The request would cost too much", details);

export const answerTooLarge = (bytes: number): RestError =>
  refuse(
    400,
    "answer_too_large",
    `The answer would be larger than ${bytes} bytes`,
    null,
    "Ask for fewer rows with 'limit' or a range, or for fewer columns with 'select'.",
  );
