import { announce } from "@bentrong/ui/live-region";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { CACHES } from "../../lib/offline/caches.ts";
import { listDocuments } from "../../lib/offline/keep-document.ts";
import { useQuery } from "../../lib/use-query.ts";
import { KeptRow } from "./kept-row.tsx";
import { offlineText } from "./offline-text.ts";

const list = () => listDocuments(CACHES.articles);

export function KeptArticles() {
  const text = useText(offlineText);
  const kept = useQuery(list);
  const articles = kept.status === "ready" ? kept.value : [];
  const remove = async (path: string) => {
    await (await caches.open(CACHES.articles)).delete(path);
    await kept.retry();
    announce(text.removed);
  };
  return (
    <section aria-labelledby="kept-articles" className="flex flex-col gap-3">
      <h2 id="kept-articles" className="text-2xl">
        {text.articles}
      </h2>
      {kept.status !== "loading" && articles.length === 0 && (
        <p className="text-ink-soft">{text.noArticles}</p>
      )}
      <ul className="flex flex-col border-b border-line empty:hidden">
        {articles.map(({ path, title }) => (
          <KeptRow key={path} removeLabel={text.remove(title)} onRemove={() => void remove(path)}>
            <AppLink
              to={path}
              lang="vi"
              className="flex min-h-11 items-center text-wine-ink underline-offset-4 hover:underline"
            >
              {title}
            </AppLink>
          </KeptRow>
        ))}
      </ul>
    </section>
  );
}
