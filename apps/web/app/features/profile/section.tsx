import { Notice } from "@bentrong/ui/notice";
import { Skeleton } from "@bentrong/ui/skeleton";
import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { RetryButton } from "../../lib/retry-button.tsx";
import type { QueryState } from "../../lib/use-query.ts";
import { accountText } from "./account-text.ts";
import type { SectionId } from "./sections.ts";

interface Props {
  id: SectionId;
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the account page: it loads, saves and fails on its own. */
export const Section = ({ id, lead, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="flex scroll-mt-24 flex-col gap-5 border-t border-line pt-10 first:border-t-0 first:pt-0"
  >
    <div className="flex flex-col gap-1">
      <h2 id={`${id}-title`} className="text-xl">
        {useText(accountText).sections[id]}
      </h2>
      {lead && <p className="text-sm text-ink-soft">{lead}</p>}
    </div>
    {children}
  </section>
);

interface WaitingProps<T> {
  loaded: QueryState<T>;
  /** Text for a failed load. */
  failed: ReactNode;
  /** The exact English wording of that, closed. */
  failedDetails?: ReactNode;
  /** A class: how high the part will be, more or less. */
  height: string;
  children(value: T): ReactNode;
}

/** A section's skeleton while its data load, its error when they fail, and its content after that. */
export function Waiting<T>({ loaded, failed, failedDetails, height, children }: WaitingProps<T>) {
  if (loaded.status === "ready") return children(loaded.value);
  if (loaded.status === "failed") {
    return (
      <LoadingFailed retry={loaded.retry} details={failedDetails}>
        {failed}
      </LoadingFailed>
    );
  }
  return <PartLoading height={height} />;
}

/** Text for screen readers; visually a placeholder as high as the content. */
export function PartLoading({ height }: { height: string }) {
  const text = useText(accountText);
  return (
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <Skeleton className={`w-full rounded-m ${height}`} />
    </div>
  );
}

interface LoadingFailedProps {
  retry(): Promise<void>;
  details?: ReactNode;
  children: ReactNode;
}

export const LoadingFailed = ({ retry, details, children }: LoadingFailedProps) => (
  <Notice tone="problem" details={details}>
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>{children}</p>
      <RetryButton retry={retry} />
    </div>
  </Notice>
);
