import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { announce } from "@bentrong/ui/live-region";
import { Switch } from "@bentrong/ui/switch";
import { useId } from "react";
import type { Certificate } from "../../../api/learning.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { certificateText } from "./certificate-text.ts";
import type { CertificateForm } from "./use-certificate.ts";

/** Consent to let strangers check that the certificate is genuine. Off until its learner switches it on. */
export function Publishing({ form, certificate }: { form: CertificateForm; certificate: Certificate }) {
  const text = useText(certificateText);
  const labelId = useId();
  const isOn = certificate.publishedAt !== null;
  const address = `${window.location.origin}/certificate/${certificate.number}`;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <h2 id={labelId} className="pt-2 font-sans text-sm font-medium">
          {text.publish}
        </h2>
        <Switch
          labelledBy={labelId}
          on={isOn}
          onChange={() => void form.save({ name: certificate.name, published: !isOn })}
        />
      </div>
      <p className="text-sm text-ink-soft">{text.publishHint}</p>
      {isOn && (
        <div className="flex flex-wrap items-end gap-3">
          <Field
            className="min-w-0 flex-1 basis-60"
            label={text.address}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <Button
            tone="quiet"
            onClick={async () => {
              // Without the right to the clipboard the address can still be selected.
              await navigator.clipboard.writeText(address).then(
                () => announce(text.copied),
                () => undefined,
              );
            }}
          >
            {text.copy}
          </Button>
        </div>
      )}
    </section>
  );
}
