import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { myHomeText } from "./my-home-text.ts";

const TOOLS = [
  ["breath", "/essentials?exercise=breathing"],
  ["ground", "/essentials?exercise=grounding"],
  ["looked", "/dashboard"],
] as const;

/** Links to tools that take a minute. */
export function SmallTools() {
  const text = useText(myHomeText);
  return (
    <section aria-labelledby="small-tools">
      <h2 id="small-tools" className="sr-only">
        {text.tools}
      </h2>
      <ul className="flex flex-wrap gap-2 max-sm:shelf">
        {TOOLS.map(([name, to]) => (
          <li key={name}>
            <AppLink
              to={to}
              className="inline-flex min-h-12 items-center rounded-full border border-line bg-card px-5 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:border-ink-soft"
            >
              {text.toolNames[name]}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
