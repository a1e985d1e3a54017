// The two boxes of the sign-up, in exactly the words that are stored as what was agreed to.
import { CONSENTS } from "@bentrong/contract/consents";
import { Checkbox } from "@bentrong/ui/checkbox";
import { Fragment } from "react";
import { useLanguage } from "../../lib/i18n/use-text.ts";
import { useBrand } from "../../lib/use-public-config.ts";

const LINKED = {
  vi: /(Điều khoản sử dụng|Chính sách quyền riêng tư)/,
  en: /(Terms of use|Privacy policy)/,
};
const ADDRESS: Record<string, string> = {
  "Điều khoản sử dụng": "/dieu-khoan",
  "Chính sách quyền riêng tư": "/chinh-sach",
  "Terms of use": "/dieu-khoan",
  "Privacy policy": "/chinh-sach",
};

/** Exactly what is stored as agreed to, with its links. */
export function TermsWording() {
  const language = useLanguage();
  return CONSENTS.terms.wording[language].split(LINKED[language]).map((part) => (
    <Fragment key={part}>
      {ADDRESS[part] ? (
        // In a tab of its own: what was typed here stays.
        <a href={ADDRESS[part]} target="_blank" rel="noreferrer" className="text-wine-ink underline">
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ));
}

export function Agreements({ termsError }: { termsError: string | undefined }) {
  const language = useLanguage();
  const { newsletterTicked } = useBrand();
  return (
    <div>
      <Checkbox name="agreeTerms" error={termsError}>
        <TermsWording />
      </Checkbox>
      <Checkbox name="subscribeEmail" defaultChecked={newsletterTicked}>
        {CONSENTS.newsletter.wording[language]}
      </Checkbox>
    </div>
  );
}
