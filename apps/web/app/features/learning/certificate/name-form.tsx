import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { useRef } from "react";
import { useText } from "../../../lib/i18n/use-text.ts";
import { certificateText } from "./certificate-text.ts";
import type { CertificateForm } from "./use-certificate.ts";

interface Props {
  form: CertificateForm;
  name: string;
  write(name: string): void;
}

/** Form of the name, with the print button. The printed name is always the stored one. */
export function NameForm({ form, name, write }: Props) {
  const text = useText(certificateText);
  const { certificate, isBusy, isSaved, nameError, failure } = form;
  const frame = useRef<HTMLFormElement>(null);
  const isNew = certificate?.name !== name.trim();

  const save = async (): Promise<boolean> => {
    const isDone = certificate !== null && !isNew ? true : await form.save({ name });
    if (!isDone) frame.current?.querySelector("input")?.focus();
    return isDone;
  };

  return (
    <form
      ref={frame}
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        className="w-full"
        label={text.name}
        hint={text.nameHint}
        error={nameError}
        value={name}
        autoComplete="name"
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        {(!certificate || isNew) && (
          <Button type="submit" tone={certificate ? "quiet" : "wine"} disabled={isBusy}>
            {isBusy ? text.saving : certificate ? text.save : text.get}
          </Button>
        )}
        {certificate && (
          <Button
            disabled={isBusy}
            onClick={async () => {
              if (await save()) window.print();
            }}
          >
            {text.print}
          </Button>
        )}
        <p role="status" className="text-sm text-sage">
          {isSaved && text.saved}
        </p>
      </div>
      <p role="alert" className="text-sm text-wine-ink empty:hidden">
        {failure}
      </p>
      {certificate && <p className="text-xs text-ink-soft">{text.printHint}</p>}
    </form>
  );
}
