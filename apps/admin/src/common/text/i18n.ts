import polyglotI18nProvider from "ra-i18n-polyglot";
import type { I18nProvider } from "react-admin";
import type { ResourceConfig } from "../resource-config.ts";
import { vietnamese } from "./vietnamese.ts";

/** Names of a subject and its fields, under the keys where react-admin looks for them. A list is called as in the menu. */
const splitWords = ({ name, label, labelLowercase, fields = {} }: ResourceConfig) => [
  name,
  { name: labelLowercase, fields, page: { list: label } },
];

/** The back office speaks Vietnamese alone, whatever the site is read in. */
export const createI18n = (resources: readonly ResourceConfig[]): I18nProvider =>
  polyglotI18nProvider(
    () => ({ ...vietnamese, resources: Object.fromEntries(resources.map(splitWords)) }),
    "vi",
    [{ locale: "vi", name: "Tiếng Việt" }],
    { allowMissing: true },
  );
