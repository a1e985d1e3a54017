// Locked podcasts of the pages, loaded after the open ones.
import type { PremiumPreview } from "@bentrong/contract/content";
import type { PageSource } from "../../common/page/page-data.ts";
import { loadPreviews } from "../../common/premium/load-previews.ts";
import type { Library } from "./library.ts";
import { ALL } from "./list-address.ts";
import type { Shelf } from "./load-shelf.ts";

type Source = Pick<PageSource, "api" | "membership">;

/** A search finds locked episodes too; without one they are in their playlists. */
export async function loadLockedInLibrary(
  source: Source,
  search: string,
  library: Promise<Library>,
): Promise<PremiumPreview[]> {
  if (!search) return loadPreviews(source, { kinds: ["podcast"] });
  const [previews, { episodes }] = await Promise.all([
    loadPreviews(source, { kinds: ["podcast", "episode"], search }),
    library,
  ]);
  // An open episode is previewed as well where a podcast for members holds it.
  const open = new Set(episodes.map(({ id }) => id));
  return previews.filter(({ kind, id }) => kind !== "episode" || !open.has(id));
}

/** Under the first page alone: who turns pages has seen them. */
export async function loadLockedOnShelf(source: Source, shelf: Promise<Shelf>): Promise<PremiumPreview[]> {
  const { called, category, page, address } = await shelf;
  const isKnown = called === ALL || category?.id !== undefined;
  if (!isKnown || page !== 1) return [];
  return loadPreviews(source, { kinds: ["podcast"], search: address.search, categoryId: category?.id });
}
