// What a migration may not do to a database that people use while it runs, unless its author says why. Rules read the
// statements of a file; bodies of functions are left out.

interface Statement {
  /** Without comments, strings and function bodies; lower case, single blanks. */
  sql: string;
  /** Rules that a comment of the statement allows, as in "-- allow drop: nobody reads the column since 0091". */
  allowed: string[];
}

interface Rule {
  name: string;
  why: string;
  breaks(statement: Statement, file: Statement[]): boolean;
}

const SHORTEST_REASON = 15;

/** Splits at semicolons outside of comments, strings and dollar quotes. */
function parseStatements(text: string): Statement[] {
  const token =
    /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|begin atomic[\s\S]*?\bend;|;|[^;'$\-/b]+|[\s\S]/gi;
  const statements: Statement[] = [];
  let sql = "";
  let comments = "";
  for (const [part] of text.matchAll(token)) {
    if (part === ";") {
      statements.push(toStatement(sql, comments));
      [sql, comments] = ["", ""];
    } else if (part.startsWith("--") || part.startsWith("/*")) comments += `${part}\n`;
    else if (/^('|\$\w*\$)/.test(part)) sql += "''";
    else sql += part;
  }
  if (sql.trim()) statements.push(toStatement(sql, comments));
  return statements;
}

function toStatement(sql: string, comments: string): Statement {
  const allowed = [...comments.matchAll(/--\s*allow ([a-z-]+):[ \t]*([^\n]*)/g)]
    .filter(([, , reason = ""]) => reason.trim().length >= SHORTEST_REASON)
    .map(([, rule = ""]) => rule);
  return { sql: sql.replace(/\s+/g, " ").trim().toLowerCase(), allowed };
}

const findTable = (sql: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(sql)?.[1]
    ?.replace(/"/g, "")
    .replace(/^public\./, "");

const NEW_TABLE = /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/;
const isMadeHere = (table: string | undefined, file: Statement[]): boolean =>
  file.some(({ sql }) => table !== undefined && findTable(sql, NEW_TABLE) === table);
const altered = (sql: string): string | undefined =>
  findTable(sql, /^alter table (?:if exists )?(?:only )?([\w."]+)/);
const changesOld = (sql: string, file: Statement[], what: RegExp): boolean =>
  /^alter table/.test(sql) && what.test(sql) && !isMadeHere(altered(sql), file);
/** Some statement about `table` that begins as `pattern` says. */
const says = (file: Statement[], table: string, pattern: RegExp): boolean =>
  file.some(
    ({ sql }) =>
      pattern.test(sql) &&
      new RegExp(`[ ,](public\\.)?${table.replace(".", "\\.")}[ ,(]`).test(`${sql.replace(/"/g, "")} `),
  );

const RULES: Rule[] = [
  {
    name: "drop",
    why: "servers of the release before still read it, and nobody gets it back",
    breaks: ({ sql }) =>
      /^drop (table|schema|view|materialized view|type|sequence)\b|^alter table .*\bdrop column\b/.test(sql),
  },
  {
    name: "rename",
    why: "servers of the release before ask for the old name",
    breaks: ({ sql }) => /^alter (table|view|type) .*\brename (to|column|attribute|\w+ to)\b/.test(sql),
  },
  {
    name: "change-type",
    why: "most changes of a type write the whole table anew, under a lock that stops every reader",
    breaks: ({ sql }, file) => changesOld(sql, file, /\balter (column )?[\w"]+ (set data )?type\b/),
  },
  {
    name: "not-null-without-default",
    why: "it fails on a table that has rows",
    breaks: ({ sql }, file) =>
      changesOld(sql, file, /\badd (column )?(if not exists )?(?!constraint)[\w"]+ [^,]*\bnot null\b/) &&
      !/\bdefault\b|\bgenerated\b/.test(sql),
  },
  {
    name: "volatile-default",
    why: "a default that is new for each row writes the whole table anew",
    breaks: ({ sql }, file) =>
      changesOld(
        sql,
        file,
        /\badd (column )?.*\bdefault (gen_random_uuid|random|clock_timestamp|nextval|uuidv7)\b/,
      ),
  },
  {
    name: "set-not-null",
    why: "it reads the whole table under a lock: add a check that is not valid, validate it, then set it",
    breaks: ({ sql }, file) => changesOld(sql, file, /\bset not null\b/),
  },
  {
    name: "constraint-at-once",
    why: "it reads the whole table under a lock: add it not valid, and validate it in the next migration",
    breaks: ({ sql }, file) =>
      changesOld(sql, file, /\badd (constraint [\w"]+ )?(check|foreign key|unique|exclude|primary key)\b/) &&
      !/\bnot valid\b|\busing index\b/.test(sql),
  },
  {
    name: "index",
    why: "nobody can write to the table while its index is made",
    breaks: ({ sql }, file) =>
      /^create (unique )?index\b/.test(sql) && !isMadeHere(findTable(sql, / on (?:only )?([\w."]+)/), file),
  },
  {
    name: "concurrently",
    why: "it cannot run in the transaction that a migration is",
    breaks: ({ sql }) => /\bconcurrently\b/.test(sql),
  },
  {
    name: "whole-table-write",
    why: "it locks every row until the migration ends",
    breaks: ({ sql }) =>
      /^truncate\b/.test(sql) || (/^(update|delete from)\b/.test(sql) && !/\bwhere\b/.test(sql)),
  },
  {
    name: "rls",
    why: "a table without row-level security shows every row to whoever has a grant",
    breaks: ({ sql }, file) => {
      const table = findTable(sql, NEW_TABLE);
      return table !== undefined && !says(file, table, /^alter table .* enable row level security/);
    },
  },
  {
    name: "grants",
    why: "nobody can read or write a new table that names no role, so it was forgotten or is for the owner alone",
    breaks: ({ sql }, file) => {
      const table = findTable(sql, NEW_TABLE);
      return table !== undefined && !says(file, table, /^grant .* on /);
    },
  },
  {
    name: "search-path",
    why: "a function with its owner's rights finds whatever its caller puts in the way",
    breaks: ({ sql }) =>
      /^create (or replace )?(function|procedure)\b.*\bsecurity definer\b/.test(sql) &&
      !/\bset search_path\b/.test(sql),
  },
];

/** One line for each thing that is wrong with a migration. */
export function checkMigration(text: string): string[] {
  const statements = parseStatements(text);
  return statements.flatMap((statement) => {
    const broken = RULES.filter((rule) => rule.breaks(statement, statements));
    const names = broken.map(({ name }) => name);
    return [
      ...broken
        .filter(({ name }) => !statement.allowed.includes(name))
        .map(({ name, why }) => `${name}: ${why}: ${statement.sql.slice(0, 80)}`),
      ...statement.allowed
        .filter((name) => !names.includes(name))
        .map((name) => `nothing here needs "allow ${name}"`),
    ];
  });
}
