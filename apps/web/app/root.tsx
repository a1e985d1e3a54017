import bodyLatin from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url";
import emphasisLatin from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-500-normal.woff2?url";
import bodyVietnamese from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url";
import emphasisVietnamese from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-500-normal.woff2?url";
import headingLatin from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url";
import headingVietnamese from "@fontsource-variable/lora/files/lora-vietnamese-wght-normal.woff2?url";
import { lazy, type ReactNode, Suspense, useContext } from "react";
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import { PlayerSlot } from "./features/player/player-slot.tsx";
import { ErrorPage } from "./features/shell/error-page.tsx";
import { Shell } from "./features/shell/shell.tsx";
import { languageFrom } from "./lib/i18n/language.ts";
import { NavigationRecoveryLoader } from "./lib/navigation-recovery/recovery-loader.tsx";
import { pagesContext } from "./lib/pages-context.ts";
import { PUBLIC_CONFIG_ID, type PublicConfig, readPublicConfig } from "./lib/public-config.ts";
import { DEFAULT_POLICY_SCRIPT } from "./lib/safe-html/default-policy.ts";
import { ScriptMark } from "./lib/script-mark.ts";
import { useSession } from "./lib/session/use-session.ts";
import { EARLY_SCRIPT } from "./lib/theme/theme-script.ts";
import { usePublicConfig } from "./lib/use-public-config.ts";

const font = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
});

const EARLY = import.meta.env.SSR ? `${DEFAULT_POLICY_SCRIPT};${EARLY_SCRIPT}` : "";

export const links = () => [
  ...[headingVietnamese, headingLatin, bodyVietnamese, bodyLatin, emphasisVietnamese, emphasisLatin].map(
    font,
  ),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", type: "application/atom+xml", title: "Inner Whispers", href: "/feed" },
];

export function loader({ request, url, context }: LoaderFunctionArgs): PublicConfig {
  const { brand, publicKey, providers, preordersUrl, graceDays } = context.get(pagesContext);
  const { bank: _bank, ...shown } = brand;
  return {
    brand: shown,
    publicKey,
    language: languageFrom(request.headers.get("Cookie")),
    origin: url.origin,
    providers,
    preordersUrl,
    graceDays,
  };
}

/** After the first view the browser knows all of this itself; only the language can have changed. */
export const clientLoader = (): PublicConfig => ({
  ...readPublicConfig(),
  language: languageFrom(document.cookie),
});

export function Layout({ children }: { children: ReactNode }) {
  const known = usePublicConfig();
  const mark = useContext(ScriptMark);
  return (
    <html lang={known.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1513" media="(prefers-color-scheme: dark)" />
        {/* Of use before the first paint alone: browsers need not fetch it a second time to compare. */}
        <script nonce={mark} suppressHydrationWarning>
          {EARLY}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* `<` is the only character that could end the block early. */}
        <script id={PUBLIC_CONFIG_ID} type="application/json">
          {JSON.stringify(known).replace(/</g, "\\u003c")}
        </script>
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  );
}

const KeepFollows = lazy(() =>
  import("./features/podcasts/keep-follows.tsx").then(
    ({ KeepFollows }) => ({ default: KeepFollows }),
    // A background task that cannot be loaded must not break the page; the next page retries.
    () => ({ default: () => null }),
  ),
);

// Drawn with the page and brought to life after it: no first view carries its script.
const SearchButton = lazy(() =>
  import("./features/search/search-button.tsx").then(
    ({ SearchButton }): { default: () => ReactNode } => ({ default: SearchButton }),
    () => ({ default: () => null }),
  ),
);

const Search = () => (
  <Suspense fallback={<span className="size-11" />}>
    <SearchButton />
  </Suspense>
);

/** Background tasks for signed-in people; visitors do not load them. */
const MemberErrands = () =>
  useSession() && (
    <Suspense>
      <KeepFollows />
    </Suspense>
  );

export default function App() {
  return (
    <Shell dock={<PlayerSlot />} search={<Search />}>
      <Outlet />
      <NavigationRecoveryLoader />
      <MemberErrands />
    </Shell>
  );
}

export const ErrorBoundary = ErrorPage;
