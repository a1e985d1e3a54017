import { type DownloadPlayer, DownloadsList } from "./downloads-list.tsx";
import { KeptArticles } from "./kept-articles.tsx";

/** What is on this device: episodes, then articles. */
export const KeptLists = ({ player }: { player: DownloadPlayer }) => (
  <>
    <DownloadsList player={player} />
    <KeptArticles />
  </>
);
