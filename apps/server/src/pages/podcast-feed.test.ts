import { expect, it } from "vitest";
import { makePodcastGuid } from "./podcast-feed.ts";

it("the guid of a feed is the one that the podcast namespace gives as its example", () => {
  for (const address of ["https://podnews.net/rss", "http://podnews.net/rss/"]) {
    expect(makePodcastGuid(address)).toBe("9b024349-ccf0-5f69-a609-6b82873eab3c");
  }
});
