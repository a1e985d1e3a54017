import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider } from "react-admin";
import type { Subject } from "../subject.ts";
import { vietnamese } from "./vietnamese.ts";

/** Names of a subject and its fields, under the keys where react-admin looks for them. A list is called as in the menu. */
const wordsOf = ({ name, label, inSentence, fields = {} }: Subject) => [
  name,
  { name: inSentence, fields, page: { list: label } },
];

/** The back office speaks Vietnamese alone, whatever the site is read in. */
export const createI18n = (subjects: readonly Subject[]): I18nProvider =>
  polyglotI18nProvider(
    () => ({ ...vietnamese, resources: Object.fromEntries(subjects.map(wordsOf)) }),
    "vi",
    [{ locale: "vi", name: "Tiếng Việt" }],
    { allowMissing: true },
  );
