import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Asked, aCourse, serverAnswering } from "../../api/course-fixtures.ts";
import { createPreorder, deletePreorder, isPreordered } from "../../api/preorders.ts";
import { loadOwnCourses } from "./load-sections.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** A store at an address of its own, where the resource stands right below the prefix. */
function storeAnswering(answer: (asked: Asked) => Response) {
  const { api, asked } = serverAnswering(answer);
  return { store: { api, path: "/coursePreorder" }, asked };
}
const status = (code: number) => () => Response.json(code < 300 ? [] : {}, { status: code });

describe("a pre-order", () => {
  it("is sent as the pair it is, and its row asked back", async () => {
    const { store, asked } = storeAnswering(status(201));
    expect(await createPreorder(store, "lan", 7)).toMatchObject({ ok: true });
    expect(asked).toEqual([
      {
        method: "POST",
        path: "/coursePreorder",
        body: { userId: "lan", courseId: 7 },
        prefer: "return=representation",
      },
    ]);
  });

  it.each([
    [201, true],
    [409, true],
    [403, false],
    [500, false],
  ])("answered with %i is kept: %s", async (code, kept) => {
    expect(await createPreorder(storeAnswering(status(code)).store, "lan", 7)).toMatchObject({ ok: kept });
  });

  it("is looked up by the pair, with the status of its course", async () => {
    const { store, asked } = storeAnswering(() =>
      Response.json([{ courseId: 7, course: { status: "OPEN" } }]),
    );
    expect(await isPreordered(store, "lan", 7)).toMatchObject({ ok: true, data: true });
    expect(asked[0]?.path).toBe("/coursePreorder?select=*,course(status)&userId=eq.lan&courseId=eq.7");
  });

  it("that cannot be looked up is an error", async () => {
    expect(await isPreordered(storeAnswering(status(503)).store, "lan", 7)).toMatchObject({ ok: false });
  });

  it("is withdrawn alone", async () => {
    const { store, asked } = storeAnswering(() => new Response(null, { status: 204 }));
    expect(await deletePreorder(store, "lan", 7)).toMatchObject({ ok: true });
    expect(asked[0]).toMatchObject({ method: "DELETE", path: "/coursePreorder?userId=eq.lan&courseId=eq.7" });
  });
});

describe("the courses of a person", () => {
  const ours = (enrolled: number[]) =>
    serverAnswering(({ path }) => {
      if (path.startsWith("/rest/v1/courseEnroll"))
        return Response.json(enrolled.map((courseId) => ({ courseId, course: aCourse(courseId) })));
      const ids = /id=in\.\(([\d,]+)\)/.exec(path)?.[1]?.split(",") ?? [];
      return Response.json(ids.map((id) => aCourse(Number(id), { status: "COMING_SOON" })));
    });
  const waited = (...ids: number[]) =>
    storeAnswering(() => Response.json(ids.map((courseId) => ({ courseId }))));
  const shown = async (enrolled: number[], ...preordered: number[]) =>
    (await loadOwnCourses(ours(enrolled).api, waited(...preordered).store, "lan")).map(
      ({ id, owned }) => `${id} ${owned}`,
    );

  it("are those enrolled in and those pre-ordered, each once", async () => {
    expect(await shown([1, 2], 2, 3)).toEqual(["1 enrolled", "2 enrolled", "3 preordered"]);
    expect(await shown([], 3)).toEqual(["3 preordered"]);
  });

  it("ask nothing more when nothing is waited for", async () => {
    const { api, asked } = ours([1]);
    await loadOwnCourses(api, waited().store, "lan");
    expect(asked.map(({ path }) => path)).toEqual([
      "/rest/v1/courseEnroll?select=*, course(*)&userId=eq.lan&order=createdAt.desc,id.desc",
    ]);
  });

  it("are still shown by half when the other half cannot be had", async () => {
    const { api } = ours([1]);
    const { store } = storeAnswering(status(500));
    expect(await loadOwnCourses(api, store, "lan")).toMatchObject([{ id: 1, owned: "enrolled" }]);
  });
});
