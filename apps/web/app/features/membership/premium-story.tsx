import { Button, buttonClass } from "@bentrong/ui/button";
import { CheckIcon } from "@bentrong/ui/icons";
import { Skeleton } from "@bentrong/ui/skeleton";
import { Suspense } from "react";
import { Await, useLocation, useNavigate } from "react-router";
import type { Plan } from "../../api/plans.ts";
import { PlanPrices } from "../../common/plans/plan-prices.tsx";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { MemberSignIn } from "../../lib/session/member-sign-in.tsx";
import { premiumText } from "./premium-text.ts";

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-xl">{title}</h2>
    <ul className="flex flex-col gap-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <CheckIcon className="mt-1 size-5 shrink-0 text-sage" />
          {line}
        </li>
      ))}
    </ul>
  </section>
);

/** Returns to the locked item; people who opened the address directly are led to the podcasts. */
function useWayBack() {
  const navigate = useNavigate();
  return () => {
    // The router numbers the entries of its own history; at 0 there is no page of ours to go back to.
    const entry: unknown = window.history.state?.idx;
    void (typeof entry === "number" && entry > 0 ? navigate(-1) : navigate("/podcasts"));
  };
}

const PLANS = "/upgrade-ai-chat";

/** Path of the locked item that led here, if one did. */
function useLockedPath(): string | undefined {
  const state: unknown = useLocation().state;
  const path =
    typeof state === "object" && state !== null && "lockedPath" in state ? state.lockedPath : undefined;
  return typeof path === "string" ? path : undefined;
}

export function PremiumStory({ plans }: { plans: Plan[] | Promise<Plan[]> }) {
  const text = useText(premiumText);
  const lockedPath = useLockedPath();
  const goBack = useWayBack();
  return (
    <div className="bg-linear-to-b from-gold-wash to-paper to-60%">
      <div className="mx-auto flex max-w-3xl flex-col gap-10 px-5 pt-16 pb-24 sm:px-8 md:pt-24">
        <header className="flex flex-col items-start gap-5">
          <p className="text-sm font-medium text-gold">Premium</p>
          <h1 className="text-4xl">{text.heading}</h1>
          <p className="text-lg text-ink-soft">{text.lead}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <AppLink to={PLANS} className={buttonClass("wine")}>
              {text.plans}
            </AppLink>
            <Button tone="quiet" onClick={goBack}>
              {text.back}
            </Button>
          </div>
          <MemberSignIn returnTo={lockedPath ?? PLANS} />
        </header>
        <Suspense fallback={<Skeleton className="h-52" />}>
          <Await resolve={plans}>{(paid: Plan[]) => <PlanPrices plans={paid} chooseAt={PLANS} />}</Await>
        </Suspense>
        <div className="grid gap-10 border-t border-line pt-10 md:grid-cols-2 md:gap-14">
          <List title={text.opensTitle} lines={text.opens} />
          <List title={text.freeTitle} lines={text.free} />
        </div>
        <div className="flex flex-col gap-1 text-sm text-ink-soft">
          <p>{text.soon}</p>
          <p>{text.calm}</p>
        </div>
      </div>
    </div>
  );
}
