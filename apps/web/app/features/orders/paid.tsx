import { shortDate } from "@bentrong/format/dates";
import { Badge } from "@bentrong/ui/badge";
import { buttonClass } from "@bentrong/ui/button";
import { CheckIcon } from "@bentrong/ui/icons";
import { announce } from "@bentrong/ui/live-region";
import { useCallback, useEffect } from "react";
import { apiClient } from "../../api/client.ts";
import type { Order } from "../../api/orders.ts";
import { forgetMembership } from "../../common/membership/browser-membership.ts";
import { useMembership } from "../../common/membership/use-membership.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { toOwnPath } from "../../lib/own-path.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { useQuery } from "../../lib/use-query.ts";
import { outcomeText } from "./outcome-text.ts";

/** The server verified the order: the purchase is available, with a link to it. */
export function Paid({ order, isNews }: { order: Order; isNews: boolean }) {
  const text = useText(outcomeText);
  const { name } = useBrand();
  useEffect(() => {
    // All users of the membership reload it, this page included.
    if (!order.courseId) forgetMembership();
    if (!isNews) return;
    announce(text.paidTold);
    document.title = `${text.paid} · ${name}`;
  }, [order.courseId, isNews, text.paidTold, text.paid, name]);
  return (
    <section
      aria-labelledby="paid"
      className="flex flex-col gap-5 rounded-l border border-sage/40 bg-sage-wash p-5 sm:p-7"
    >
      <div className="flex items-start gap-3">
        <CheckIcon className="mt-1.5 size-6 shrink-0 text-sage" />
        <div className="flex flex-col gap-2">
          <h2 id="paid" className="text-2xl">
            {text.paid}
          </h2>
          <p>{order.courseId ? text.paidCourse : text.paidPlan}</p>
          {!order.courseId && <PremiumNow />}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {order.courseId ? <WayToCourse courseId={order.courseId} /> : <WaysIn />}
        <AppLink to={`/orders/${order.id}`} className={buttonClass("quiet")}>
          {text.receipt}
        </AppLink>
      </div>
    </section>
  );
}

/** Premium with its end, shown only once the server confirms it. */
function PremiumNow() {
  const text = useText(outcomeText);
  const membership = useMembership();
  if (!membership?.premium || !membership.current?.expiresAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <Badge tone="gold">Premium</Badge>
      {text.premiumUntil(shortDate(membership.current.expiresAt))}
    </p>
  );
}

function WaysIn() {
  const text = useText(outcomeText);
  return (
    <>
      <AppLink to="/podcasts" className={buttonClass("wine")}>
        {text.listen}
      </AppLink>
      <AppLink to="/blogs" className={buttonClass("stone")}>
        {text.read}
      </AppLink>
      <AppLink to="/chat/map" className={buttonClass("stone")}>
        {text.talk}
      </AppLink>
    </>
  );
}

// Needed by a paid order alone: no first view carries them.
const fetchCalls = () => Promise.all([import("../../api/courses.ts"), import("../../api/unwrap.ts")]);

/** While a payment is awaited, so that the way into the course is known soon after it. */
export const prefetchCourseCalls = (): void => void fetchCalls().catch(() => undefined);

/** Our own lessons, or wherever the course is taught; its page while that is not known. */
function WayToCourse({ courseId }: { courseId: number }) {
  const text = useText(outcomeText);
  const place = useQuery(
    useCallback(async () => {
      const [{ getCoursePlace }, { unwrap }] = await fetchCalls();
      const place = unwrap(await getCoursePlace(apiClient(), courseId));
      return toOwnPath(place, window.location.origin) ?? place;
    }, [courseId]),
  );
  const label = place.status === "failed" ? text.toCourse : text.learn;
  const to = place.status === "ready" ? place.value : `/course/${courseId}`;
  if (/^https?:\/\//.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={buttonClass("wine")}>
        {label}
      </a>
    );
  }
  return (
    <AppLink to={to} className={buttonClass("wine")}>
      {label}
    </AppLink>
  );
}
