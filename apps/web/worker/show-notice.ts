// Notices that the server sends while no page is open. Every message is shown: browsers end the subscription otherwise.
import { scope } from "./worker-scope.ts";

interface News {
  title: string;
  body: string;
  /** Path on this site. */
  url: string;
  tag: string;
}

const UNREADABLE: News = { title: "Có điều mới", body: "", url: "/", tag: "news" };

function readNews(data: { json(): unknown } | null | undefined): News {
  try {
    const news = data?.json() as Partial<Record<keyof News, unknown>> | undefined;
    const read = (name: keyof News) => (typeof news?.[name] === "string" ? news[name] : UNREADABLE[name]);
    return { title: read("title"), body: read("body"), url: read("url"), tag: read("tag") };
  } catch {
    return UNREADABLE;
  }
}

export async function showNotice(data: { json(): unknown } | null | undefined): Promise<void> {
  const { title, body, url, tag } = readNews(data);
  await scope.registration.showNotification(title, {
    ...{ body, tag, lang: "vi", icon: "/icon-192.png" },
    // Without sound and vibration: it is never urgent.
    silent: true,
    data: { url },
  });
}

/** A page that shows it comes to the front; what somebody reads or writes elsewhere is left alone. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close();
  const wanted = new URL(
    String((notice.data as { url?: unknown } | null)?.url ?? "/"),
    scope.location.origin,
  );
  if (wanted.origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url === wanted.href);
  await (open ? open.focus() : scope.clients.openWindow(wanted.href));
}
