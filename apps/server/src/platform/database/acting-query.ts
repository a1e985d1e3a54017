// Role, claims and statement under one Sync. The messages up to a Sync are one implicit transaction, so the
// transaction-local settings live exactly as long as the statement, and the statement is planned after the role is
// set. One round trip instead of five.
//
// This reaches into the driver (`prepare`, `parsedStatements`, `handleDataRow`), whose version is therefore pinned
// exactly; acting-query.test.ts covers the error paths that would break first.
import pg from "pg";
import type { Caller, Rows, Statement } from "./statement.ts";

/** Opens a transaction that outlives the Sync. */
const BEGIN = { name: "act_begin", text: "begin" };
/**
 * Sets a role, its claims and its time limit until the transaction ends. PostgreSQL measures the time of each Execute
 * separately, so the limit counts for the statement that follows.
 */
const SWITCH = {
  name: "act_as",
  text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('statement_timeout', $3, true)",
};

/** The part of the driver's connection that is used here; its own types do not describe it. */
interface Wire {
  parsedStatements: Record<string, string>;
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { portal: string; statement: string; values: unknown[]; binary: boolean }): void;
  execute(message: { portal: string; rows: number }): void;
}

/** The driver's query class as it is at run time: its published types leave these methods out. */
interface DriverQuery {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
type DriverQueryClass = new (
  config: { name?: string; text: string },
  values: unknown[],
  done: (error: Error | null, result: Rows) => void,
) => DriverQuery;

// The cast is true for the pinned version: pg.Query is that class.
const DriverQuery = pg.Query as unknown as DriverQueryClass;

export class ActingQuery extends DriverQuery {
  readonly #first: { name: string; text: string; values: unknown[] }[];
  /** Statements in front of the caller's own that are not answered yet. */
  #ahead: number;

  /** `begins`: the statement is the first of a transaction, which the connection's next statements go on with. */
  constructor(
    { role, claims, timeoutMs }: Caller & { timeoutMs: number },
    statement: Statement,
    done: (error: Error | null, result: Rows) => void,
    { begins = false } = {},
  ) {
    const config = statement.name ? { name: statement.name, text: statement.text } : { text: statement.text };
    super(config, [...statement.values], done);
    this.#first = [
      ...(begins ? [{ ...BEGIN, values: [] }] : []),
      { ...SWITCH, values: [role, claims, String(timeoutMs)] },
    ];
    this.#ahead = this.#first.length;
  }

  override prepare(wire: Wire): void {
    for (const { name, text, values } of this.#first) {
      if (!wire.parsedStatements[name]) {
        wire.parse({ name, text, types: [] });
        wire.parsedStatements[name] = text;
      }
      wire.bind({ portal: "", statement: name, values, binary: false });
      wire.execute({ portal: "", rows: 0 });
    }
    super.prepare(wire);
  }

  /** A statement without values would otherwise take the simple protocol and run without the role switch. */
  requiresPreparation(): boolean {
    return true;
  }

  override handleDataRow(message: unknown): void {
    if (this.#ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#ahead > 0) this.#ahead--;
    else super.handleCommandComplete(message, wire);
  }
}
