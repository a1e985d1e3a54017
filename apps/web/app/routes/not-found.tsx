import { buttonClass } from "@bentrong/ui/button";
import { useEffect } from "react";
import {
  type ClientLoaderFunctionArgs,
  data,
  type MetaArgs,
  replace,
  useLocation,
  useNavigate,
} from "react-router";
import { isHydrated } from "../lib/hydration.ts";
import { defineText, textIn } from "../lib/i18n/text.ts";
import { useText } from "../lib/i18n/use-text.ts";
import { AppLink } from "../lib/link.tsx";
import { pageMeta } from "../lib/seo.ts";
import { isAuthenticated } from "../lib/session/session.ts";
import { currentSession } from "../lib/session/session-store.ts";

const text = defineText({
  vi: {
    title: "Lối này chưa dẫn tới đâu",
    line: "Trang bạn tìm không có ở đây. Chúng mình đưa bạn về nhà nhé.",
    home: "Về trang chủ",
  },
  en: {
    title: "This path leads nowhere yet",
    line: "The page you are looking for is not here. Let us take you home.",
    home: "Back home",
  },
});

const getHomePath = () => (isAuthenticated(currentSession()) ? "/my-home" : "/");

export const loader = () => data(null, { status: 404 });

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  // On the first view the document is shown for a moment, with its status; a navigation inside the site redirects at
  // once.
  if (isHydrated() && url.pathname !== getHomePath()) throw replace(getHomePath());
  return null;
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({ ...describe(textIn(text, language)), path: "/", hidden: true }));

const describe = ({ title, line }: { title: string; line: string }) => ({ title, description: line });

export default function NotFound() {
  const words = useText(text);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // No redirect if the home page itself is missing: it would loop.
    if (pathname !== getHomePath()) void navigate(getHomePath(), { replace: true });
  }, [navigate, pathname]);
  return (
    <section className="mx-auto flex max-w-reading flex-col items-start gap-5 px-5 py-24 sm:px-8">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="text-lg text-ink-soft">{words.line}</p>
      <AppLink to="/" replace className={buttonClass("wine")}>
        {words.home}
      </AppLink>
    </section>
  );
}
