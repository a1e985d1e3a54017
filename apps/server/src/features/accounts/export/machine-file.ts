import type { PersonalTable } from "./personal-data.ts";

/** The whole as one JSON object, row by row: `{exportedAt, tables: {"schema.table": [row, …]}}`. */
export async function* machineFile(tables: readonly PersonalTable[], at: Date): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(at.toISOString())},\n"tables": {`;
  let isFirstTable = true;
  for (const { name, rows } of tables) {
    yield `${isFirstTable ? "" : ","}\n${JSON.stringify(name)}: [`;
    isFirstTable = false;
    let isFirstRow = true;
    for await (const { content } of rows()) {
      yield `${isFirstRow ? "" : ","}\n${JSON.stringify(content)}`;
      isFirstRow = false;
    }
    yield "]";
  }
  yield "\n}\n}\n";
}
