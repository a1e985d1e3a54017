import { useText } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { newsletterText } from "./newsletter-text.ts";

/** The last block of a page: asks for an address, gently, once. */
export function NewsletterBlock() {
  const text = useText(newsletterText);
  const { name } = useBrand();
  return (
    <section aria-labelledby="newsletter-title" className="border-t border-line bg-sage-wash">
      <div className="mx-auto grid max-w-page gap-8 px-5 py-16 sm:px-8 md:grid-cols-2 md:items-center md:gap-16 md:py-20">
        <div className="flex flex-col gap-3">
          <h2 id="newsletter-title" className="text-2xl">
            {text.title(name)}
          </h2>
          <p className="text-ink-soft">{text.invitation}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
