// The file format of the phrasebook: plain text that an editor changes without touching code.
//
//   ## id
//   key: value
//   key: another value of the same key
//
// Everything before the first "## " and lines that begin with "# " are notes for editors.

export interface PhraseRecord {
  id: string;
  /** Line of the heading, for messages about mistakes. */
  line: number;
  fields: Record<string, string[]>;
}

/** Throws with file and line when a line is neither heading, note nor `key: value`, or an id is used twice. */
export function readRecords(text: string, file: string): PhraseRecord[] {
  const records: PhraseRecord[] = [];
  const lines = text.normalize("NFC").replaceAll("\r\n", "\n").split("\n");
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    const heading = /^## +(?<id>\S+)$/u.exec(line)?.groups?.id;
    if (heading !== undefined) records.push(newRecord(records, heading, at + 1, file));
    else if (line !== "" && !line.startsWith("#")) addField(records.at(-1), line, `${file}:${at + 1}`);
  }
  return records;
}

function newRecord(records: PhraseRecord[], id: string, line: number, file: string): PhraseRecord {
  if (records.some((record) => record.id === id))
    throw new Error(`${file}:${line}: the id "${id}" is used twice`);
  return { id, line, fields: {} };
}

function addField(record: PhraseRecord | undefined, line: string, place: string): void {
  const found = /^(?<key>[a-z]+): *(?<value>.+)$/u.exec(line)?.groups;
  if (record === undefined || found?.key === undefined || found.value === undefined) {
    throw new Error(`${place}: expected "## id" or "key: value", found "${line.slice(0, 60)}"`);
  }
  const values = record.fields[found.key] ?? [];
  values.push(found.value);
  record.fields[found.key] = values;
}
