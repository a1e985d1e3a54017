// The name of the tab: what a reader finds again among ten others, and what a screen reader says first.
import { fetchRows } from "./data-api.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test("a member who opens an address finds the tab named after what stands there", async ({
  page,
  request,
  baseURL,
}) => {
  const [blog] = await fetchRows(request, "blog?select=id,title&limit=1");
  const [podcast] = await fetchRows(request, "podcast?select=id,title&limit=1");
  const [course] = await fetchRows(request, "course?select=id,title&limit=1");
  const [category] = await fetchRows(request, "category?select=id,name,slug&categoryType=eq.PODCAST&limit=1");
  await signIn(page, await aMember(request), baseURL ?? "");
  for (const [path, title] of [
    [`/blog/detail/${blog?.id}`, blog?.title],
    [`/podcast/detail/${podcast?.id}`, podcast?.title],
    [`/course/${course?.id}`, course?.title],
    [`/podcast/list/${category?.slug}`, category?.name],
  ]) {
    await visit(page, String(path));
    // The visitor's version of the document has given way to what the member asked for.
    await expect(page.locator("main .visitor-only")).toHaveCount(0);
    await expect(page, String(path)).toHaveTitle(`${title} · Bên Trong`);
  }
});

test("a link to an article, a podcast and a course carries its own picture and whole words", async ({
  request,
}) => {
  const [blog] = await fetchRows(request, "blog?select=id,createdAt&blogType=eq.PUBLIC&limit=1");
  const [podcast] = await fetchRows(request, "podcast?select=id&podcastType=eq.PUBLIC&limit=1");
  const [course] = await fetchRows(request, "course?select=id&limit=1");
  for (const [path, kind, id] of [
    [`/blog/detail/${blog?.id}`, "blog", blog?.id],
    [`/podcast/detail/${podcast?.id}`, "podcast", podcast?.id],
    [`/course/${course?.id}`, "course", course?.id],
  ]) {
    const html = await (await request.get(String(path))).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(new URL(image).pathname).toBe(`/share/${kind}/${id}.jpg`);
    const answer = await request.get(new URL(image).pathname, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    const [, data = "{}"] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      ...{ image: [image], isAccessibleForFree: expect.any(Boolean) },
      publisher: { "@type": "Organization", name: "Bên Trong" },
    });
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/feed"/);
  }
  const html = await (await request.get(`/blog/detail/${blog?.id}`)).text();
  expect(html).toContain(`property="article:published_time" content="${blog?.createdAt}"`);
  expect(html).toContain('property="article:modified_time"');
});

test("the lock of a premium article says for search engines that it is one", async ({ request }) => {
  const [locked] = await fetchRows(request, "premiumPreview?select=id&kind=eq.blog&limit=1");
  const html = await (await request.get(`/blog/detail/${locked?.id}`)).text();
  const [, data = "{}"] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ "@type": "Article", isAccessibleForFree: false });
});
