import { Notice } from "@bentrong/ui/notice";
import { EnglishDetails, FixedWording } from "../../lib/i18n/fixed-wording.tsx";
import { RetryButton } from "../../lib/retry-button.tsx";

interface Props {
  vi: string;
  /** The fixed English wording. */
  en: string;
  retry(): Promise<void>;
}

/** Notice of a part that failed to load; the rest of the page is shown. */
export const FailedNotice = ({ vi, en, retry }: Props) => (
  <Notice tone="problem" details={<EnglishDetails en={en} />}>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <FixedWording vi={vi} en={en} />
      </p>
      <RetryButton retry={retry} />
    </div>
  </Notice>
);
