import { useState } from "react";

/** Checks of a form's values: the error in the reader's words, or undefined for a valid value. */
export type Rules<Name extends string> = {
  readonly [N in Name]: (value: string, all: Values<Name>) => string | undefined;
};

export type Values<Name extends string> = Record<Name, string>;
export type Errors<Name extends string> = Partial<Values<Name>>;

/** The first thing that is wrong with each field, in the order of the rules. */
export function errorsIn<Name extends string>(rules: Rules<Name>, values: Values<Name>): Errors<Name> {
  const errors: Errors<Name> = {};
  for (const name of listNames(rules)) {
    const error = rules[name](values[name], values);
    if (error) errors[name] = error;
  }
  return errors;
}

// The keys of a rules object are the names it was written with.
const listNames = <Name extends string>(rules: Rules<Name>) => Object.keys(rules) as Name[];

/** A ticked box reads "on", one that is not ticked reads "". */
function read<Name extends string>(form: HTMLFormElement, rules: Rules<Name>): Values<Name> {
  const data = new FormData(form);
  const values = listNames(rules).map((name) => [name, String(data.get(name) ?? "").normalize("NFC")]);
  // One value per name of the rules.
  return Object.fromEntries(values) as Values<Name>;
}

export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/**
 * Validates a form before it is sent: errors are beside their fields, the focus goes to the first of them, and an
 * error disappears as soon as its field is changed.
 */
export function useForm<Name extends string>(rules: Rules<Name>) {
  const [errors, setShownErrors] = useState<Errors<Name>>({});

  /** Puts errors beside their fields, the server's too; whether there were any. */
  function setErrors(form: HTMLFormElement, found: Errors<Name>): boolean {
    setShownErrors(found);
    const first = listNames(rules).find((name) => found[name]);
    if (first !== undefined) focusField(form, first);
    return first !== undefined;
  }

  /** The values, or undefined when something is wrong with them. */
  function check(form: HTMLFormElement): Values<Name> | undefined {
    const values = read(form, rules);
    return setErrors(form, errorsIn(rules, values)) ? undefined : values;
  }

  function changed(target: EventTarget): void {
    if (!(target instanceof HTMLInputElement)) return;
    const { [target.name as Name]: gone, ...rest } = errors;
    // The errors without one of their keys.
    if (gone) setShownErrors(rest as Errors<Name>);
  }

  return { errors, check, setErrors, changed };
}
