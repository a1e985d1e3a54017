import { describe, expect, it } from "vitest";
import { cleanOnServer } from "../../lib/safe-html/clean-on-server.server.ts";
import { outline } from "./outline.ts";

describe("the table of contents", () => {
  it("names the headings of an article and where they are", () => {
    const { html, headings } = outline(cleanOnServer("<h2>Ngồi <em>xuống</em></h2><p>a</p><h3>Thở</h3>"));
    expect(headings).toEqual([
      { id: "ngoi-xuong", title: "Ngồi xuống", level: 2 },
      { id: "tho", title: "Thở", level: 3 },
    ]);
    expect(html).toContain('<h2 id="ngoi-xuong" tabindex="-1">Ngồi <em>xuống</em></h2>');
  });

  it("tells apart headings that fold to the same name, and names those without letters", () => {
    const { headings } = outline(cleanOnServer("<h2>Bạn</h2><h2>Bàn</h2><h2>?</h2>"));
    expect(headings.map(({ id }) => id)).toEqual(["ban", "ban-2", "muc"]);
  });

  it("puts its own names in the place of those the text brought", () => {
    const { html } = outline(cleanOnServer('<h2 id="player-dock">Một</h2>'));
    expect(html).toBe('<h2 id="mot" tabindex="-1">Một</h2>');
  });

  it("finds the headings of entity-encoded content", () => {
    const { headings } = outline(cleanOnServer("&lt;h2&gt;Một&lt;/h2&gt;&lt;p&gt;a&lt;/p&gt;"));
    expect(headings.map(({ title }) => title)).toEqual(["Một"]);
  });
});
