// Where a view's columns come from. PostgreSQL keeps the origin of each in the view's stored query; a foreign key of
// the table is then one of the view too.

export interface Origin {
  relation: string;
  column: number;
}

const ENTRY = /:resno (\d+) .*?:resorigtbl (\d+) :resorigcol (\d+) :resjunk (false|true)/s;

/** The origins of the columns, by number, in the text of pg_rewrite.ev_action. */
export function viewColumnOrigins(action: string): Map<number, Origin> {
  const origins = new Map<number, Origin>();
  for (const entry of outermostTargets(action)) {
    const [, number, relation = "0", column, junk] = ENTRY.exec(entry) ?? [];
    if (number !== undefined && relation !== "0" && junk === "false") {
      origins.set(Number(number), { relation, column: Number(column) });
    }
  }
  return origins;
}

/** The target entries of the outer query itself: entries of subqueries stand deeper. */
function outermostTargets(action: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = -1;
  for (let at = 0; at < action.length; at += 1) {
    const character = action[at];
    if (character === "\\") at += 1;
    else if (character === "{") {
      depth += 1;
      if (depth === 2 && action.startsWith("{TARGETENTRY", at)) start = at;
    } else if (character === "}") {
      depth -= 1;
      if (depth === 1 && start >= 0) {
        entries.push(action.slice(start, at));
        start = -1;
      }
    }
  }
  return entries;
}
