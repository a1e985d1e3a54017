import { Button } from "@bentrong/ui/button";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";
import { StepFailure } from "./step-failure.tsx";
import type { useStep } from "./use-step.ts";

interface Props extends Pick<ReturnType<typeof useStep>, "state" | "submit"> {
  goOn: string;
  /** Errors of the one field. */
  errors: { missing: string; wrong: string };
  children(field: { readOnly: boolean; error: string | undefined }): ReactNode;
}

/** One field and the button that submits it. */
export function StepForm({ state, submit, goOn, errors, children }: Props) {
  const { processing } = useText(accountText);
  const isBusy = state.is === "busy";
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {children({
        readOnly: isBusy,
        error: state.is === "missing" || state.is === "wrong" ? errors[state.is] : undefined,
      })}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? processing : goOn}
      </Button>
      {state.is === "failed" && <StepFailure error={state.error} />}
    </form>
  );
}
