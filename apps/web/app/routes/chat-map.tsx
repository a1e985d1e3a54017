import "../features/chat/chat.css";
import type { MetaArgs } from "react-router";
import { ChatPage } from "../features/chat/chat-page.tsx";
import { chatText } from "../features/chat/chat-text.ts";
import { TOOLS } from "../features/chat/tools.ts";
import { LazyAccountMenu } from "../features/shell/lazy-account-menu.tsx";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "bare" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { name, path } = TOOLS.map;
    return { title: name, description: textIn(chatText, language).description, path, hidden: true };
  });

export default function ChatMap() {
  return <ChatPage mode="map" account={<LazyAccountMenu />} />;
}
