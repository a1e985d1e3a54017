import { shortDate } from "@bentrong/format/dates";
import type { ReactNode } from "react";
import type { Certificate } from "../../../api/learning.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { certificateText } from "./certificate-text.ts";

interface Props {
  certificate: Omit<Certificate, "number"> & { number: string | null };
  /** Address at which it can be confirmed, as printed; absent while strangers may not check it. */
  address: string | undefined;
  /** The brand's sign and its drawing: another feature's, which the route knows. */
  mark: ReactNode;
  view: ReactNode;
}

/** Beyond this a name is set smaller, so that it stays on its line. */
const LONG_NAME = 28;

export function CertificateSheet({ certificate, address, mark, view }: Props) {
  const text = useText(certificateText);
  const { name, courseTitle, lessons, minutes, completedAt, number } = certificate;
  return (
    <div className="certificate-frame">
      <section aria-label={text.title} className="certificate">
        {view}
        {mark}
        <p className="certificate-title">{text.title}</p>
        <p className="certificate-small mt-2 text-ink-soft">{text.forWhom}</p>
        <p lang="vi" className="certificate-name" data-long={name.length > LONG_NAME ? "" : undefined}>
          {name}
        </p>
        <p className="certificate-small text-ink-soft">{text.finished}</p>
        <p lang="vi" className="certificate-course">
          {courseTitle}
        </p>
        <p className="certificate-line">{text.line}</p>
        <p className="certificate-facts">
          {[text.on(shortDate(completedAt)), text.facts(lessons, minutes)].join(" · ")}
          <br />
          {number && text.number(number)}
          {address && (
            <>
              <br />
              {text.confirm(address)}
            </>
          )}
        </p>
      </section>
    </div>
  );
}
