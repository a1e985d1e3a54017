import { describe, expect, it } from "vitest";
import { aLink, anEpisode, aPodcast, aPreview } from "../../api/podcast-fixtures.ts";
import { buildPlaylist } from "./episode-item.ts";

const home = aPodcast(1, { title: "Tiếng mưa", coverImage: "/rain.svg" });
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe("a playlist", () => {
  it("stands by position, with the locked ones in their places", () => {
    const links = [aLink(3, anEpisode(30)), aLink(1, anEpisode(10))];
    const items = buildPlaylist(home, links, [aPreview(20, { position: 2 })], false);
    expect(ids(items)).toEqual([10, 20, 30]);
    expect(items.map(({ locked }) => locked)).toEqual([false, true, false]);
    expect(items[1]).toMatchObject({ audio: null, podcastTitle: "Tiếng mưa", coverImage: "/rain.svg" });
  });

  it("puts what has no place last, and leaves out links without an episode", () => {
    const links = [aLink(null, anEpisode(9)), aLink(1, null), aLink(2, anEpisode(2))];
    expect(ids(buildPlaylist(home, links, [], false))).toEqual([2, 9]);
  });

  it("shows an episode once, open rather than locked", () => {
    const items = buildPlaylist(home, [aLink(1, anEpisode(5))], [aPreview(5)], false);
    expect(items).toHaveLength(1);
    expect(items[0]?.locked).toBe(false);
  });

  it("never hands a premium sound to somebody without premium", () => {
    const links = [aLink(1, anEpisode(5, { episodeType: "PRIVATE" }))];
    expect(buildPlaylist(home, links, [], false)[0]).toMatchObject({ locked: true, audio: null });
    expect(buildPlaylist(home, links, [], true)[0]).toMatchObject({ locked: false, audio: "/media/5.mp3" });
  });

  it("ends a full preview at a whole word", () => {
    const excerpt = `${"mưa rơi ".repeat(18)}chậm rãi`.slice(0, 150);
    const [item] = buildPlaylist(home, [], [aPreview(1, { excerpt })], false);
    expect(item?.description).toMatch(/ rơi chậm…$/);
    const [short] = buildPlaylist(home, [], [aPreview(1, { excerpt: "Một câu." })], false);
    expect(short?.description).toBe("Một câu.");
  });
});
