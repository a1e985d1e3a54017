import { shortDate } from "@bentrong/format/dates";
import { buttonClass } from "@bentrong/ui/button";
import type { PublishedCertificate } from "../../../api/certificates.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { AppLink } from "../../../lib/link.tsx";
import { useBrand } from "../../../lib/use-public-config.ts";
import { certificateText } from "./certificate-text.ts";

export type LoadedCertificate =
  | { kind: "open"; certificate: PublishedCertificate }
  | { kind: "missing" }
  | { kind: "failed" };

/** Page for somebody who was shown a certificate: that it is genuine, and nothing beyond its printed content. */
export function PublishedCertificatePage({ loaded, number }: { loaded: LoadedCertificate; number: string }) {
  const text = useText(certificateText);
  const { name: brand } = useBrand();
  if (loaded.kind !== "open") {
    const isMissing = loaded.kind === "missing";
    return (
      <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-20 sm:px-0">
        <h1 className="text-3xl">{isMissing ? text.proofMissing : text.proofFailed}</h1>
        <p className="text-lg text-ink-soft">{isMissing ? text.proofMissingHelp : text.proofFailedHelp}</p>
        <AppLink to="/all-course" className={buttonClass("wine")}>
          {text.courses}
        </AppLink>
      </section>
    );
  }
  const { name, courseTitle, completedAt } = loaded.certificate;
  const facts = [
    [text.proofName, name],
    [text.proofCourse, courseTitle],
    [text.proofDate, shortDate(completedAt)],
    [text.proofNumber, number],
  ];
  return (
    <section className="mx-auto flex max-w-reading flex-col gap-6 px-5 py-16 sm:px-0">
      <h1 className="text-3xl">{text.proofTitle}</h1>
      <p className="text-lg text-ink-soft">{text.proofLine(brand)}</p>
      <dl className="rounded-l border border-line bg-card px-6 py-2">
        {facts.map(([label, value]) => (
          <div key={label} className="border-b border-line py-4 last:border-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-serif text-xl wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <AppLink to="/all-course" className={buttonClass("stone", "self-start")}>
        {text.courses}
      </AppLink>
    </section>
  );
}
