import { buttonClass } from "@bentrong/ui/button";
import { useText } from "../../lib/i18n/use-text.ts";
import { joinWords } from "../../lib/join-words.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { homeText } from "./home-text.ts";
import { Landscape } from "./landscape.tsx";

export function Hero() {
  const text = useText(homeText);
  const { tagline, handle } = useBrand();
  return (
    <section className="relative isolate overflow-hidden bg-linear-to-b from-(--sky-high) via-(--sky-low) via-70% to-paper">
      <div className="mx-auto flex max-w-page flex-col items-start px-5 pt-16 sm:px-8 sm:pt-24 lg:min-h-[min(84svh,46rem)] lg:pb-72">
        <p className="text-sm font-medium text-ink-soft">{handle}</p>
        <h1 lang="vi" className="mt-4 max-w-3xl text-4xl">
          {joinWords(tagline)}
        </h1>
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
      {/* Below the words where the window is narrow, beside them where it is wide: the moon never shines through a line. */}
      <Landscape className="-z-10 block h-80 w-full overflow-visible sm:-mt-8 sm:aspect-[1440/620] sm:h-auto lg:absolute lg:inset-x-0 lg:bottom-0 lg:mt-0 lg:aspect-auto lg:h-full lg:max-h-155" />
    </section>
  );
}
