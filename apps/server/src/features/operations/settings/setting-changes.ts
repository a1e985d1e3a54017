const LONGEST = 120;

type Change = [before: string | null, after: string | null];

/** Of each field that differs what it was and is, short enough for the log. */
export function settingChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, Change> {
  const changes: Record<string, Change> = {};
  for (const key of Object.keys({ ...before, ...after })) {
    const change: Change = [shown(before[key]), shown(after[key])];
    if (change[0] !== change[1])
      changes[key] = change.map((text) => text?.slice(0, LONGEST) ?? null) as Change;
  }
  return changes;
}

const shown = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
};
