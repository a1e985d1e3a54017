import { Badge } from "@bentrong/ui/badge";
import { Button, buttonClass } from "@bentrong/ui/button";
import { cardClass } from "@bentrong/ui/card";
import { HelpNumbers } from "@bentrong/ui/help-numbers";
import { LockIcon } from "@bentrong/ui/icons";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { companionText } from "./companion-text.ts";
import { SampleTalk } from "./sample-talk.tsx";

const WRAP = "mx-auto max-w-page px-5 sm:px-8";

export function CompanionHero() {
  const text = useText(companionText);
  return (
    <section className="bg-linear-to-b from-rose-wash to-paper">
      <div className={`${WRAP} grid items-center gap-12 py-16 md:grid-cols-[6fr_5fr] md:py-24`}>
        <div className="flex flex-col items-start gap-6">
          <p className="text-sm font-medium text-wine-ink">{text.kicker}</p>
          <h1 className="text-4xl">{text.heading}</h1>
          <p className="max-w-xl text-lg text-ink-soft">{text.lead}</p>
          <div className="flex flex-col gap-2">
            <AppLink to="/login" className={buttonClass("wine", "self-start")}>
              {text.free}
            </AppLink>
            <p className="text-xs text-ink-soft">{text.freeHint}</p>
          </div>
        </div>
        <SampleTalk />
      </div>
    </section>
  );
}

export function CompanionStory() {
  const text = useText(companionText);
  return (
    <>
      <section className={`${WRAP} grid gap-8 py-16 md:grid-cols-2 md:gap-16 md:py-20`}>
        <h2 className="text-3xl">{text.storyTitle}</h2>
        <div className="flex flex-col gap-5 text-lg text-ink-soft md:pt-2">
          {text.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={`${WRAP} pb-16 md:pb-20`}>
        <h2 className="text-2xl">{text.methodTitle}</h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-3">
          {text.method.map(({ name, line }, i) => (
            <li key={name} className="flex flex-col gap-2 border-t border-ink-soft/40 pt-5">
              <h3 className="text-xl">
                <span className="mr-2 text-wine-ink" aria-hidden="true">
                  {i + 1}
                </span>
                {name}
              </h3>
              <p className="text-ink-soft">{line}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

export function CompanionTools() {
  const text = useText(companionText);
  return (
    <section className="bg-sage-wash">
      <div className={`${WRAP} py-16 md:py-20`}>
        <h2 className="text-3xl">{text.toolsTitle}</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3">
          {text.tools.map(({ name, role, line }) => (
            <li key={name} className={`${cardClass} flex flex-col items-start gap-3 p-7`}>
              <h3 className="text-2xl">{name}</h3>
              <p className="text-sm font-medium text-sage">{role}</p>
              <p className="text-ink-soft">{line}</p>
              {name === "Inner Scenes" && (
                <Button tone="quiet" disabled className="mt-auto">
                  <LockIcon />
                  {text.soon}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function CompanionBenefits() {
  const text = useText(companionText);
  return (
    <section className={`${WRAP} py-16 md:py-20`}>
      <h2 className="text-3xl">{text.benefitsTitle}</h2>
      <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {text.benefits.map(({ name, line }) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="font-serif text-xl">{name}</dt>
            <dd className="text-ink-soft">{line}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function CompanionClosing() {
  const text = useText(companionText);
  return (
    <div className={`${WRAP} flex flex-col gap-16 pb-24`}>
      <section className="rounded-l border border-line p-7 sm:p-10">
        <h2 className="text-xl">{text.disclaimerTitle}</h2>
        <p className="mt-3 max-w-3xl text-ink-soft">
          <HelpNumbers text={text.disclaimer} language={useLanguage()} />
        </p>
      </section>
      <section className="flex flex-col items-center gap-6 text-center">
        <h2 className="text-3xl">{text.closing}</h2>
        <AppLink to="/login" className={buttonClass("wine")}>
          {text.start}
        </AppLink>
        <Badge tone="sage">{text.ai}</Badge>
      </section>
    </div>
  );
}
