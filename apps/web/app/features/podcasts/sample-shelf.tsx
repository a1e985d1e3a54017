import { Badge } from "@bentrong/ui/badge";
import { useText } from "../../lib/i18n/use-text.ts";
import { CategoryName } from "./category-section.tsx";
import { CARD_GRID } from "./podcast-cards.tsx";
import { BUILT_IN } from "./podcast-categories.ts";
import { podcastsText } from "./podcasts-text.ts";
import { SAMPLES, sampleText } from "./samples.ts";

/** Built-in content where podcasts would stand. It says what it is, and has nothing to click. */
export function SampleShelf() {
  const text = useText(podcastsText);
  const words = useText(sampleText);
  return (
    <section aria-labelledby="samples" className="flex flex-col gap-6">
      <h2 id="samples" className="text-2xl">
        {text.samples}
      </h2>
      <ul className={CARD_GRID}>
        {SAMPLES.map((sample) => {
          const category = BUILT_IN.find(({ slug }) => slug === sample.category);
          const { title, body } = words[sample.text];
          return (
            <li key={sample.text} className="grid">
              <article className="flex flex-col gap-3 rounded-l border border-line bg-sage-wash p-6">
                <div className="flex items-start justify-between gap-4 text-sm text-ink-soft">
                  <p>{category && <CategoryName category={category} />}</p>
                  <Badge>{text.sample}</Badge>
                </div>
                <h3 className="text-xl">{title}</h3>
                <p className="text-ink-soft">{body}</p>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
