// The name of the tab: what a reader finds again among ten others, and what a screen reader says first.
import { rowsOf } from "./data-api.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test("a member who opens an address finds the tab named after what stands there", async ({
  page,
  request,
  baseURL,
}) => {
  const [blog] = await rowsOf(request, "blog?select=id,title&limit=1");
  const [podcast] = await rowsOf(request, "podcast?select=id,title&limit=1");
  const [course] = await rowsOf(request, "course?select=id,title&limit=1");
  const [category] = await rowsOf(request, "category?select=id,name,slug&categoryType=eq.PODCAST&limit=1");
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
