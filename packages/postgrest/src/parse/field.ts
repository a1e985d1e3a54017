// A column, perhaps with a way into its JSON: `title`, `data->author->>name`, `list->0`.
import type { Field, JsonStep } from "./query.ts";
import type { Scanner } from "./scanner.ts";

const INDEX = /-?[0-9]+(?=->|::|[.,)]|$)/y;

export function parseField(scanner: Scanner): Field {
  scanner.blanks();
  const name = scanner.name();
  const path = parsePath(scanner);
  scanner.blanks();
  return { name, path };
}

export function parsePath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take("->>") ? "->>" : scanner.take("->") ? "->" : undefined;
    if (!arrow) return path;
    const index = scanner.match(INDEX);
    path.push({ arrow, key: index ?? scanner.jsonKey(), isIndex: index !== undefined });
  }
}
