/** Question before a form is saved, where an accidental save would be costly. */
export interface SaveQuestion {
  title: string;
  text: string;
  goOn: string;
  turnBack: string;
}

type Values = Readonly<Record<string, unknown>>;

/** `before` is the row as it was loaded; none of a new one. */
export type AskBeforeSave = (now: Values, before: Values | undefined) => SaveQuestion | undefined;
