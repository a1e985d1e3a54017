import "../features/chat/chat.css";
import type { MetaArgs } from "react-router";
import { chatText } from "../features/chat/chat-text.ts";
import { ScenesPage } from "../features/chat/scenes-page.tsx";
import { SCENES } from "../features/chat/tools.ts";
import { Landscape } from "../features/home/landscape.tsx";
import { LazyAccountMenu } from "../features/shell/lazy-account-menu.tsx";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => ({
    title: SCENES,
    description: textIn(chatText, language).description,
    path: "/chat/imaginary",
    hidden: true,
  }));

export default function ChatImaginary() {
  return (
    <ScenesPage
      account={<LazyAccountMenu />}
      view={<Landscape className="absolute inset-x-0 bottom-0 -z-10 h-1/2 w-full wide:h-4/5" />}
    />
  );
}
