import { type FormEvent, useState } from "react";
import type { ApiError } from "../../api/result.ts";
import { focusField } from "../../lib/forms/use-form.ts";

/** `wrong`: the typed value was refused; any other error is below the form. */
type StepState = { is: "idle" | "busy" | "wrong" | "missing" } | { is: "failed"; error: ApiError };

interface Step {
  /** The one field. */
  name: string;
  /** Codes of the server about the typed value. */
  wrongCodes: readonly string[];
  /** Undefined: it went well, and this step is over. */
  run(typed: string): Promise<ApiError | undefined>;
}

/** A form of one field that leads on to the next step. */
export function useStep({ name, wrongCodes, run }: Step) {
  const [state, setState] = useState<StepState>({ is: "idle" });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.is === "busy") return;
    const form = event.currentTarget;
    const typed = String(new FormData(form).get(name) ?? "").trim();
    if (!typed) {
      setState({ is: "missing" });
      return focusField(form, name);
    }
    setState({ is: "busy" });
    const error = await run(typed);
    if (!error) return;
    setState(wrongCodes.includes(error.code) ? { is: "wrong" } : { is: "failed", error });
    focusField(form, name);
  }

  return { state, submit, settle: () => setState({ is: "idle" }) };
}
