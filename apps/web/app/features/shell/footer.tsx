import { wallClock } from "@bentrong/format/wall-clock";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { useBrand } from "../../lib/use-public-config.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { shellText } from "./shell-text.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Wordmark } from "./wordmark.tsx";

const LINK =
  "inline-flex min-h-11 max-w-full items-center text-xs wrap-anywhere text-ink-soft transition-colors duration-150 hover:text-ink sm:min-h-9 sm:text-sm";

// On a phone, where the tabs and the menu lead everywhere, the lists run in lines.
const HEADING = "font-sans text-sm font-medium max-sm:sr-only";
const LIST = "flex flex-wrap gap-x-4 sm:mt-2 sm:block";

export function Footer() {
  const text = useText(shellText);
  const brand = useBrand();
  return (
    <footer className="border-t border-line">
      <Poem />
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-0 px-5 pb-2 sm:gap-y-10 sm:px-8 sm:pb-10 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col items-start gap-3 max-sm:hidden md:col-span-1">
          <Wordmark />
          <p lang="vi" className="max-w-xs text-sm text-ink-soft">
            {brand.tagline}
          </p>
        </div>
        <nav aria-label={text.footerNavigation} className="min-w-0 max-sm:col-span-full">
          <h2 className={HEADING}>{text.explore}</h2>
          <ul className={LIST}>
            {(["about", "essentials", "podcasts", "blogs"] as const).map((word) => (
              <li key={word}>
                <AppLink to={`/${word}`} className={LINK}>
                  {text[word]}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-sm:col-span-full">
          <h2 className={HEADING}>{text.follow}</h2>
          <ul className={LIST}>
            {brand.social.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer" className={LINK}>
                  {label}
                  <span className="sr-only"> {text.newTab}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${brand.contactEmail}`} className={LINK}>
                <span className="sr-only">{text.contact}: </span>
                {brand.contactEmail}
              </a>
            </li>
          </ul>
        </div>
        <div className="col-span-full min-w-0 sm:col-span-1">
          <h2 className={HEADING}>{text.rules}</h2>
          <ul className={LIST}>
            <li>
              <AppLink to="/dieu-khoan" className={LINK}>
                {text.terms}
              </AppLink>
            </li>
            <li>
              <AppLink to="/chinh-sach" className={LINK}>
                {text.privacy}
              </AppLink>
            </li>
            <li>
              <AppLink to="/an-toan" className={LINK}>
                {text.safety}
              </AppLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-3 px-5 py-3 sm:py-6 sm:px-8">
          <div className="mr-auto flex max-w-xl flex-col gap-1 text-xs text-ink-soft">
            <p>{text.notTreatment}</p>
            <p>{text.copyright(wallClock(Date.now(), "vietnam").year, brand.name)}</p>
          </div>
          <div className="flex flex-wrap gap-x-3 gap-y-2 sm:gap-4">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

const POEM = [
  "Đi qua trăm ngả phố đông,",
  "tối về nghe lại trong lòng mưa rơi.",
  "Thương mình, một chút vậy thôi:",
  "cửa trong để ngỏ, mình ngồi với ta.",
];

function Poem() {
  const text = useText(shellText);
  return (
    <blockquote
      lang="vi"
      aria-label={text.poemLabel}
      className="mx-auto max-w-page px-5 pt-5 pb-3 text-center font-serif text-sm leading-relaxed text-ink-soft sm:px-8 sm:py-16 sm:text-xl sm:leading-loose"
    >
      {POEM.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  );
}
