import { fold } from "@bentrong/format/fold";
import { Button } from "@bentrong/ui/button";
import { Dialog } from "@bentrong/ui/dialog";
import { Field } from "@bentrong/ui/field";
import { PasswordField } from "@bentrong/ui/password-field";
import { type FormEvent, useState } from "react";
import { deleteAccount } from "../../api/account.ts";
import { hasPassword } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { type ApiError, getError } from "../../api/result.ts";
import { useAccount } from "../../api/session/account.ts";
import { signOut } from "../../api/session/logout.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { passwordWords } from "../../lib/forms/password-words.ts";
import { type Errors, useForm } from "../../lib/forms/use-form.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./account-sections-text.ts";
import { promiseFarewell } from "./farewell-note.ts";
import { SaveStatus } from "./save-status.tsx";
import { useProof } from "./use-proof.tsx";

export function DeleteAccount() {
  const text = useText(partsText);
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-sans text-base font-medium">{text.deleteTitle}</h3>
      <p className="text-sm text-ink-soft">{text.deleteHelp}</p>
      <Button tone="quiet" className="text-wine-ink" onClick={() => setOpen(true)}>
        {text.deleteOpen}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} label={text.deleteHeading}>
        {open && <DeleteForm close={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

type Problems = Errors<"password" | "typed">;
type Words = ReturnType<typeof useText<(typeof partsText)["vi"]>>;

/** Without marks, in any letter case: a keyboard without Vietnamese input must not block the deletion. */
const WORD = "xoa";

function refusals({ code }: ApiError, text: Words): Problems {
  return code === "wrong_password" ? { password: text.deleteWrongPassword } : {};
}

function getMessage({ code }: ApiError, text: Words): string {
  return code === "last_administrator" ? text.deleteLastAdministrator : text.deleteFailed;
}

function DeleteForm({ close }: { close(): void }) {
  const text = useText(partsText);
  const words = useText(passwordWords);
  const { state, mutate } = useMutation();
  const { dialog, withProof } = useProof();
  const asksPassword = hasPassword(useAccount().user);
  const form = useForm({
    password: (value) => (asksPassword && !value ? text.needed : undefined),
    typed: (value) => (fold(value).trim() === WORD ? undefined : text.deleteTypedWrong),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const values = form.check(element);
    if (!values) return;
    let refused: Problems = {};
    const done = await mutate(async () => {
      const error = await withProof(async () => getError(await deleteAccount(apiClient(), values.password)));
      if (error) refused = refusals(error, text);
      return error;
    });
    if (done) {
      promiseFarewell();
      return signOut("/");
    }
    form.setErrors(element, refused);
  };
  const { errors } = form;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => form.changed(target)}
        className="flex flex-col gap-5"
      >
        <h2 className="text-xl">{text.deleteHeading}</h2>
        <List title={text.deleteGoes} lines={text.deleteGoesList} />
        <List title={text.deleteStays} lines={text.deleteStaysList} />
        {asksPassword && (
          <PasswordField
            name="password"
            label={text.deletePassword}
            autoComplete="current-password"
            words={words}
            error={errors.password}
          />
        )}
        <Field name="typed" label={text.deleteTyped} autoComplete="off" error={errors.typed} />
        {!errors.password && !errors.typed && (
          <SaveStatus
            saving={state}
            failedText={
              state.kind === "failed" && state.error ? getMessage(state.error, text) : text.deleteFailed
            }
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={state.kind === "busy"}>
            {state.kind === "busy" || state.kind === "saved" ? text.deleting : text.deleteNow}
          </Button>
          <Button tone="quiet" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  );
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="text-sm">
    <p className="font-medium">{title}</p>
    <ul className="mt-1 list-disc pl-5 text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
