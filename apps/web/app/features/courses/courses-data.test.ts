import { beforeEach, describe, expect, it, vi } from "vitest";
import { allCourses, listCourses, PAGE_SIZE, stretchOf } from "./courses-data.ts";
import { aCourse, serverAnswering } from "./made-up-server.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const query = { page: 1, pageSize: PAGE_SIZE, search: "", sort: "newest" as const };
const page = (rows: unknown[], range: string) =>
  Response.json(rows, { status: 206, headers: { "Content-Range": range } });

describe("a page of courses", () => {
  it("is twelve rows further with each page", () => {
    expect(stretchOf(1, 12)).toEqual({ limit: 12, offset: 0 });
    expect(stretchOf(3, 12)).toEqual({ limit: 12, offset: 24 });
  });

  it("comes with the total that the server counted", async () => {
    const { api, asked } = serverAnswering(() => page([aCourse(25)], "24-24/25"));
    expect(await listCourses(api, { ...query, page: 3 })).toMatchObject({
      data: [{ id: 25, summary: "Lời giới thiệu." }],
      currentPage: 3,
      totalPages: 3,
      totalCount: 25,
      failed: false,
    });
    expect(asked).toEqual([
      expect.objectContaining({
        path: "/rest/v1/course?select=*&limit=12&offset=24&order=createdAt.desc,id.desc",
        prefer: "count=exact",
      }),
    ]);
  });

  it.each([
    ["newest", "createdAt.desc,id.desc"],
    ["oldest", "createdAt.asc,id.asc"],
    ["rating", "rating.desc,ratingCount.desc,id.desc"],
    ["title", "title.asc,id.asc"],
  ] as const)("sorted by %s is asked for as %s", async (sort, order) => {
    const { api, asked } = serverAnswering(() => page([], "*/0"));
    await listCourses(api, { ...query, sort });
    expect(asked[0]?.path).toMatch(new RegExp(`order=${order}$`));
  });

  it.each([
    ["an empty one", () => page([], "*/14")],
    ["a refused one", () => Response.json({}, { status: 416 })],
  ])("past the end (%s) is the first one, and says so", async (_how, beyond) => {
    const { api } = serverAnswering(({ path }) =>
      path.includes("offset=0") ? page([aCourse(1)], "0-0/1") : beyond(),
    );
    expect(await listCourses(api, { ...query, page: 9 })).toMatchObject({
      data: [{ id: 1 }],
      currentPage: 1,
      pastTheEnd: true,
      failed: false,
    });
  });

  it("that cannot be had is empty, and only the console hears why", async () => {
    const { api } = serverAnswering(() => Response.json({}, { status: 500 }));
    expect(await listCourses(api, query)).toMatchObject({
      data: [],
      totalCount: 0,
      totalPages: 0,
      failed: true,
    });
    expect(console.error).toHaveBeenCalledOnce();
  });
});

it("a section has the newest courses, and how many there are besides", async () => {
  const { api, asked } = serverAnswering(() => page([aCourse(3), aCourse(2)], "0-1/200"));
  expect(await allCourses(api)).toMatchObject({ courses: [{ id: 3 }, { id: 2 }], total: 200 });
  expect(asked[0]).toMatchObject({
    path: expect.stringMatching(/order=createdAt\.desc,id\.desc&limit=60$/),
    prefer: "count=exact",
  });
});
