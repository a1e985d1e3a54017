import { SMALL_TOOLS, smallToolsText } from "../../common/small-tools/small-tools.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { myHomeText } from "./my-home-text.ts";

const FIRST = [
  ["breath", "/essentials?exercise=breathing"],
  ["saved", "/de-danh"],
  ["marked", "/doan-da-to"],
  ["ground", "/essentials?exercise=grounding"],
] as const;

/** Links to tools that take a minute. */
export function SmallTools() {
  const text = useText(myHomeText);
  const { tools } = useText(smallToolsText);
  const links = [
    ...FIRST.map(([name, to]) => ({ name: text.toolNames[name], to })),
    ...SMALL_TOOLS.map(({ id, path }) => ({ name: tools[id].name, to: path })),
    { name: text.toolNames.looked, to: "/dashboard" },
  ];
  return (
    <section aria-labelledby="small-tools">
      <h2 id="small-tools" className="sr-only">
        {text.tools}
      </h2>
      <ul className="flex flex-wrap gap-2 max-sm:shelf">
        {links.map(({ name, to }) => (
          <li key={to}>
            <AppLink
              to={to}
              className="inline-flex min-h-12 items-center rounded-full border border-line bg-card px-5 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:border-ink-soft"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
