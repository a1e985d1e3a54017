import type { MetaArgs } from "react-router";
import { aboutText } from "../features/about/about-text.ts";
import { Story } from "../features/about/story.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language, brand }) => {
    const { title, description } = textIn(aboutText, language);
    return { title, description: description(brand.name), path: "/about", type: "article" };
  });

export default function About() {
  return <Story />;
}
