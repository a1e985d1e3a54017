import { describe, expect, it } from "vitest";
import { aCourse, serverAnswering } from "./course-fixtures.ts";
import { listCourses, listNewestCourses } from "./courses.ts";

const query = { page: 1, pageSize: 12, search: "", sort: "newest" as const };
const page = (rows: unknown[], range: string) =>
  Response.json(rows, { status: 206, headers: { "Content-Range": range } });

describe("a page of courses", () => {
  it("comes with the total that the server counted", async () => {
    const { api, asked } = serverAnswering(() => page([aCourse(25)], "24-24/25"));
    expect(await listCourses(api, { ...query, page: 3 })).toMatchObject({
      ok: true,
      data: { rows: [{ id: 25 }], page: 3, totalPages: 3, total: 25, isPastEnd: false },
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
      ok: true,
      data: { rows: [{ id: 1 }], page: 1, isPastEnd: true },
    });
  });

  it("that cannot be had is an error", async () => {
    const { api } = serverAnswering(() => Response.json({}, { status: 500 }));
    expect(await listCourses(api, query)).toMatchObject({ ok: false, error: { status: 500 } });
  });
});

it("a section has the newest courses, and how many there are besides", async () => {
  const { api, asked } = serverAnswering(() => page([aCourse(3), aCourse(2)], "0-1/200"));
  expect(await listNewestCourses(api)).toMatchObject({ data: [{ id: 3 }, { id: 2 }], total: 200 });
  expect(asked[0]).toMatchObject({
    path: expect.stringMatching(/order=createdAt\.desc,id\.desc&limit=60$/),
    prefer: "count=exact",
  });
});
