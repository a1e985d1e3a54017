import { Notice } from "@bentrong/ui/notice";
import { ToldTwice } from "../../lib/i18n/told-twice.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";

interface Props {
  vi: string;
  /** The fixed English wording. */
  en: string;
  retry(): Promise<void>;
}

/** Something on the page could not be had; the rest of the page stands. */
export const FailedNotice = ({ vi, en, retry }: Props) => (
  <Notice tone="problem">
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <ToldTwice vi={vi} en={en} />
      </p>
      <RetryButton retry={retry} />
    </div>
  </Notice>
);
