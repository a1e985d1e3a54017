import type { CourseDetail } from "@bentrong/contract/course";
import { Button, buttonClass } from "@bentrong/ui/button";
import { announce } from "@bentrong/ui/live-region";
import { Notice } from "@bentrong/ui/notice";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { FixedNotice } from "../../lib/i18n/fixed-wording.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { saveReturnTo } from "../../lib/session/return-to.ts";
import { isAuthenticated } from "../../lib/session/session.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { usePublicConfig } from "../../lib/use-public-config.ts";
import { actionText } from "./action-text.ts";
import { courseAction } from "./course-action.ts";
import { type ExploreStatus, useExplore } from "./use-explore.ts";
import { usePreorder } from "./use-preorder.ts";

interface Props {
  course: Pick<
    CourseDetail,
    "id" | "status" | "price" | "isEnrolled" | "isOrdered" | "isAwaitingPayment" | "lmsUrl"
  >;
  isPreordered: boolean;
}

const WIDE = "w-full min-h-12!";

/** The main action of a course for the current reader. */
export function ActionButton({ course, isPreordered }: Props) {
  const text = useText(actionText);
  const navigate = useNavigate();
  const asMember = useMembersOnly();
  const frame = useRef<HTMLDivElement>(null);
  const { status, explore } = useExplore(course);
  const waited = usePreorder(course.id, isPreordered, (isNow) => {
    announce(isNow ? text.preordered : text.withdrawn);
    // The pressed button makes room for another one: who uses keys goes on from here.
    frame.current?.focus({ preventScroll: true });
  });
  const action = courseAction({ ...course, isPreordered: waited.isPreordered });
  const act = {
    explore: () => explore(false),
    enrol: () => explore(true),
    buy: () => void navigate(`/checkout/${course.id}`, { viewTransition: true }),
    preorder: () => waited.become(true),
  };
  const isBusy = status.kind === "busy" || waited.isBusy;
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {action === "waiting" ? (
        <Waiting courseId={course.id} isUnpaid={course.isAwaitingPayment === true} />
      ) : action === "preordered" ? (
        <Preordered isBusy={isBusy} onWithdraw={() => waited.become(false)} />
      ) : (
        <Button className={WIDE} disabled={isBusy} onClick={() => asMember(act[action])}>
          {status.kind === "busy" ? text.busy : text[action]}
        </Button>
      )}
      <Trouble going={status} />
    </div>
  );
}

function Trouble({ going }: { going: ExploreStatus }) {
  const text = useText(actionText);
  if (going.kind === "failed") return <Notice tone="problem">{text.failed}</Notice>;
  if (going.kind !== "blocked") return null;
  return (
    <Notice tone="calm">
      {text.blocked}{" "}
      <a
        href={going.address}
        target="_blank"
        rel="noopener noreferrer"
        className="font-medium text-wine-ink underline underline-offset-4"
      >
        {text.open}
      </a>
    </Notice>
  );
}

/** Visitors are asked to sign in first, and return to this page. */
function useMembersOnly() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (act: () => void) => {
    if (isAuthenticated(currentSession())) return act();
    saveReturnTo(pathname);
    void navigate("/login", { viewTransition: true });
  };
}

function Preordered({ isBusy, onWithdraw }: { isBusy: boolean; onWithdraw(): void }) {
  const text = useText(actionText);
  // Letters are written from our own pre-orders alone.
  const keptElsewhere = Boolean(usePublicConfig().preordersUrl);
  return (
    <>
      <Button className={WIDE} disabled>
        {text.preordered}
      </Button>
      <p className="text-sm text-ink-soft">{keptElsewhere ? text.toldHere : text.told}</p>
      <Button tone="plain" className="self-center text-ink-soft!" disabled={isBusy} onClick={onWithdraw}>
        {text.withdraw}
      </Button>
    </>
  );
}

/** Staff confirm only orders that were reported as paid: an unpaid one waits for its payer. */
function Waiting({ courseId, isUnpaid }: { courseId: number; isUnpaid: boolean }) {
  const text = useText(actionText);
  return (
    <>
      <FixedNotice tone="calm" vi={isUnpaid ? text.unpaid : text.waiting} en={actionText.en.waiting} />
      <AppLink to={`/checkout/${courseId}`} className={buttonClass("quiet", WIDE)}>
        {isUnpaid ? text.pay : text.order}
      </AppLink>
    </>
  );
}
