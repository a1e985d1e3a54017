import type { Blog, PremiumPreview } from "@bentrong/contract/content";
import { LazyCloseItems } from "../../common/close-items/lazy-close-items.tsx";
import { Previews } from "../../common/premium/previews.tsx";
import { Related, SHOWN_RELATED } from "./related.tsx";

interface Props {
  id: number;
  related: readonly Blog[];
  previews: PremiumPreview[];
}

/** Ways on from an article: others of its category, its locked ones, and what is close to it in meaning. */
export const BelowArticle = ({ id, related, previews }: Props) => (
  <>
    <Related blogs={related} />
    <Previews previews={previews} className="mx-auto max-w-page px-5 pb-16 sm:px-8 print:hidden" />
    <LazyCloseItems
      kind="blog"
      id={id}
      shown={related.slice(0, SHOWN_RELATED)}
      className="mx-auto max-w-page px-5 pb-16 sm:px-8"
    />
  </>
);
