import { describe, expect, it } from "vitest";
import { cleanOnServer } from "./clean-on-server.server.ts";
import { HOSTILE, ORDINARY, UNSAFE } from "./hostile-html.ts";

describe("HTML cleaned on the server", () => {
  it.each(HOSTILE)("leaves nothing that runs in %s", (html) => {
    expect(cleanOnServer(html)).not.toMatch(UNSAFE);
  });

  it("gives a reader the article as it was written", () => {
    const html = cleanOnServer(ORDINARY);
    expect(html).toContain(
      '<h2 id="mot">Một</h2><p>Đêm <em>rất</em> dài &amp; <a href="/blogs">yên</a>.</p>',
    );
    expect(html).toContain('src="https://a.vn/b.png"');
  });

  it("shows an article whose markup was stored encoded", () => {
    expect(cleanOnServer("&lt;p&gt;Chào &lt;strong&gt;bạn&lt;/strong&gt;&lt;/p&gt;")).toBe(
      "<p>Chào <strong>bạn</strong></p>",
    );
  });

  it("keeps the words of a tag it does not know", () => {
    expect(cleanOnServer("<marquee>chữ chạy</marquee>")).toBe("chữ chạy");
  });
});
