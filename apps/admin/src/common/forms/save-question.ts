/** What is asked before a form is saved, where that is worth a second look. */
export interface SaveQuestion {
  title: string;
  text: string;
  goOn: string;
  turnBack: string;
}

type Values = Readonly<Record<string, unknown>>;

/** `before` is the row as it was loaded; none of a new one. */
export type AskBeforeSave = (now: Values, before: Values | undefined) => SaveQuestion | undefined;
