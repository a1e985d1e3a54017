import { buttonClass } from "@bentrong/ui/button";
import { ArrowRightIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { homeText } from "./home-text.ts";

export function BrandStory() {
  const text = useText(homeText);
  const { name } = useBrand();
  return (
    <section aria-labelledby="story-title" className="mx-auto max-w-page px-5 py-20 sm:px-8 md:py-28">
      <h2 id="story-title" className="font-sans text-sm font-medium text-wine-ink">
        {text.storyKicker}
      </h2>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[3fr_2fr] md:gap-16">
        <p className="font-serif text-3xl text-balance">{text.story}</p>
        <div className="flex flex-col items-start gap-6 md:pt-2">
          <p className="text-ink-soft">{text.storyMore(name)}</p>
          <AppLink to="/about" className={buttonClass("quiet")}>
            {text.readMore}
            <ArrowRightIcon />
          </AppLink>
        </div>
      </div>
    </section>
  );
}
