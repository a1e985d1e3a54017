import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COURSES, openShop, orderCourse, pay, readAnswer } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openShop();
});
afterAll(() => platform.close());

const enrol = async (me: SignedIn, course: number) =>
  readAnswer<{ courseId: number }>(await me.call(`/course/${course}/enroll`, { method: "POST" }));
const courseFor = async (me: SignedIn, course: number = COURSES.paid) =>
  (await readAnswer<Record<string, unknown>>(await me.call(`/course/${course}`))).body.data;

describe("enrolling", () => {
  it("in a free course is done at once, a second time refused with what there is", async () => {
    const me = await aSignedInPerson(platform);
    expect(await enrol(me, COURSES.free)).toMatchObject({
      status: 200,
      body: { data: { courseId: COURSES.free } },
    });
    expect(await enrol(me, COURSES.free)).toMatchObject({
      status: 409,
      body: { code: "already_enrolled", data: { courseId: COURSES.free } },
    });
    const mine = (await (await me.call("/rest/v1/courseEnroll?select=*, course(*)")).json()) as unknown[];
    expect(mine).toEqual([
      expect.objectContaining({
        courseId: COURSES.free,
        course: expect.objectContaining({ id: COURSES.free }),
      }),
    ]);
  });

  it.each([
    [COURSES.paid, 403, "payment_required"],
    [COURSES.coming, 403, "course_not_open"],
    [999, 404, "not_found"],
  ])("in course %i is refused with %i %s", async (course, status, code) => {
    const me = await aSignedInPerson(platform);
    expect(await enrol(me, course)).toMatchObject({ status, body: { code } });
  });

  it("in a paid course is what its payment does; buying it again is refused", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderCourse(me);
    await pay(platform, { content: body.data.orderCode, amount: body.data.price });
    expect((await enrol(me, COURSES.paid)).status).toBe(409);
    expect(await orderCourse(me)).toMatchObject({ status: 409, body: { code: "already_enrolled" } });
  });

  it("pressed ten times at once enrols once", async () => {
    const me = await aSignedInPerson(platform);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(me, COURSES.free)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe("a course as it is found", () => {
  it("by a visitor says nothing of anybody", async () => {
    const response = await fetch(`${platform.url}/functions/v1/course/${COURSES.paid}`, {
      headers: { apikey: platform.tokens.publicKey },
    });
    expect((await readAnswer<Record<string, unknown>>(response)).body.data).toEqual({
      id: COURSES.paid,
      title: "Thở giữa phố",
      description: "",
      coverImage: null,
      price: 450_000,
      status: "OPEN",
      rating: 5,
      ratingCount: 0,
      top: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      seoTitle: null,
      seoDescription: null,
      isEnrolled: false,
      isOrdered: false,
      isAwaitingPayment: false,
      lmsUrl: null,
    });
  });

  it("says that it is ordered while an order is open, and no longer", async () => {
    const me = await aSignedInPerson(platform);
    expect(await courseFor(me)).toMatchObject({ isOrdered: false, isEnrolled: false });
    const { body } = await orderCourse(me);
    expect(await courseFor(me)).toMatchObject({ isOrdered: true, isEnrolled: false, lmsUrl: null });
    await me.call(`/course/order/${body.data.id}/cancel`, { method: "POST" });
    expect(await courseFor(me)).toMatchObject({ isOrdered: false });
  });

  it("leads those who are enrolled, and nobody else, to where it is taught", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    const address = `/course/${COURSES.free}/lms`;
    await enrol(me, COURSES.free);
    expect((await readAnswer<string>(await me.call(address))).body.data).toMatch(
      new RegExp(`^http://[^/]+/course/${COURSES.free}/learn$`),
    );
    await platform.database.owner.query(`insert into "courseLink" ("courseId", "lmsUrl") values ($1, $2)`, [
      COURSES.free,
      "https://lms.example.vn/k2",
    ]);
    expect((await readAnswer<string>(await me.call(address))).body.data).toBe("https://lms.example.vn/k2");
    expect((await courseFor(me, COURSES.free)).lmsUrl).toBe("https://lms.example.vn/k2");
    expect(await readAnswer(await other.call(address))).toMatchObject({
      status: 403,
      body: { code: "not_allowed" },
    });
    expect((await courseFor(other, COURSES.free)).lmsUrl).toBeNull();
  });

  it("that does not exist is not found", async () => {
    const me = await aSignedInPerson(platform);
    expect((await me.call("/course/999")).status).toBe(404);
    expect((await me.call("/course/999/lms")).status).toBe(404);
  });
});

describe("asking to be told when a course opens", () => {
  const ask = (me: SignedIn, courseId: number, userId = me.id) =>
    me.call("/rest/v1/coursePreorder", {
      method: "POST",
      body: JSON.stringify({ userId, courseId }),
      headers: { Prefer: "return=representation" },
    });

  it("writes one row, which is found by its person and course together with the course's state", async () => {
    const me = await aSignedInPerson(platform);
    const answer = await ask(me, COURSES.coming);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual([
      expect.objectContaining({ userId: me.id, courseId: COURSES.coming, createdAt: expect.any(String) }),
    ]);
    expect((await ask(me, COURSES.coming)).status).toBe(409);
    const filter = `userId=eq.${me.id}&courseId=eq.${COURSES.coming}&select=*,course(status)`;
    expect(await (await me.call(`/rest/v1/coursePreorder?${filter}`)).json()).toEqual([
      expect.objectContaining({ courseId: COURSES.coming, course: { status: "COMING_SOON" } }),
    ]);
  });

  it("is refused for a course that is open and for somebody else", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    expect((await ask(me, COURSES.paid)).status).toBe(403);
    expect((await ask(me, COURSES.coming, other.id)).status).toBe(403);
  });
});

describe("the picture of an order", () => {
  const load = (address: string) => fetch(`${platform.url}${address}`);

  it("loads without any header, as PNG and as SVG, and for nobody who was not given its address", async () => {
    const me = await aSignedInPerson(platform);
    const { qrCode } = (await orderCourse(me)).body.data;
    const png = await load(qrCode);
    expect([png.status, png.headers.get("content-type")]).toEqual([200, "image/png"]);
    const svg = await load(qrCode.replace(".png", ".svg"));
    expect([svg.status, svg.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(png.headers.get("cache-control")).toMatch(/^private/);
    const [path = ""] = qrCode.split("?");
    const forged = qrCode.replace(/=(.)/, (_, first) => `=${first === "A" ? "B" : "A"}`);
    const other = (await orderCourse(me, COURSES.other)).body.data.qrCode;
    const swapped = `${path}?${other.split("?")[1]}`;
    for (const address of [path, forged, swapped, `${path}?signature=`, "/functions/v1/payment/qr/x.png"]) {
      expect((await load(address)).status).toBe(404);
    }
  });
});
