import { ChevronDownIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";
import { plansText } from "./plans-text.ts";

/** Four questions; the last one leads to a person. */
export function Faq() {
  const { faqTitle, faq } = useText(plansText);
  const { supportEmail } = useBrand();
  return (
    <section aria-labelledby="faq" className="flex max-w-reading flex-col gap-4">
      <h2 id="faq" className="text-2xl">
        {faqTitle}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {faq.map(({ q, a }, at) => (
          <details key={q} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
              {q}
              <ChevronDownIcon className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-ink-soft">
              {a}
              {at === faq.length - 1 && (
                <>
                  {" "}
                  <a className="text-wine-ink underline" href={`mailto:${supportEmail}`}>
                    {supportEmail}
                  </a>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
