import { buttonClass } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-boot.ts";
import { homeText } from "./home-text.ts";
import { Landscape } from "./landscape.tsx";

export function Hero() {
  const text = useText(homeText);
  const { tagline, handle } = useBrand();
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-(--sky-high) via-(--sky-low) via-70% to-paper">
      <Landscape className="absolute inset-x-0 bottom-0 -z-10 h-88 w-full sm:h-120 lg:h-full lg:max-h-155" />
      <div className="mx-auto flex min-h-[min(84svh,46rem)] max-w-page flex-col items-start px-5 pt-16 pb-80 sm:pb-72 sm:px-8 sm:pt-24">
        <p className="text-sm font-medium text-ink-soft">{handle}</p>
        <h1 className="mt-4 max-w-3xl text-4xl">{tagline}</h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">{text.hero}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <AppLink to="/companion" className={buttonClass("wine")}>
            {text.heroTalk}
          </AppLink>
          <AppLink to="/podcasts" className={buttonClass("quiet")}>
            {text.heroListen}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
