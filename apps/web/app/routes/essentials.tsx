import type { MetaArgs } from "react-router";
import { BreathingExercise } from "../features/essentials/breathing-exercise.tsx";
import "../features/essentials/essentials.css";
import { browserLoader } from "../common/page/page-data.ts";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { essentialsText } from "../features/essentials/essentials-text.ts";
import { GroundingWalk } from "../features/essentials/grounding-walk.tsx";
import { loadTonight } from "../features/essentials/tonight.ts";
import { TonightCard } from "../features/essentials/tonight-card.tsx";
import { ToolCards } from "../features/essentials/tool-cards.tsx";
import { WaysOn } from "../features/essentials/ways-on.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/essentials.ts";

// Decided once and carried in the page, so that server and browser never ask two different questions.
const load = () => ({ tonight: loadTonight(new Date()) });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(essentialsText, language);
    return { title, description, path: "/essentials" };
  });

export default function Essentials({ loaderData }: Route.ComponentProps) {
  const text = useText(essentialsText);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-20 px-5 pt-16 pb-24 sm:px-8 md:pt-20">
      <header className="flex max-w-2xl flex-col gap-4">
        <p className="text-sm font-medium text-wine-ink">{text.title}</p>
        <h1 className="text-4xl">{text.heading}</h1>
        <p className="text-lg text-ink-soft">{text.lead}</p>
      </header>
      <BreathingExercise />
      <div className="grid gap-5 md:grid-cols-2">
        <GroundingWalk />
        <TonightCard tonight={loaderData.tonight} />
      </div>
      <ToolCards />
      <WaysOn />
    </div>
  );
}
