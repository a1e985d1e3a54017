// Text and parameters of one statement. Values are always parameters. The only words of a caller that become part of
// the text are names: those of columns, which the catalogue confirmed, and aliases; both are quoted.

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Only for fixed words of our own. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const inPublic = (name: string): string => `"public".${quote(name)}`;

export class Parameters {
  readonly values: unknown[] = [];

  /** The place of a new parameter: its type is what PostgreSQL infers. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The text of an array of texts; PostgreSQL infers of which type its elements are. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
