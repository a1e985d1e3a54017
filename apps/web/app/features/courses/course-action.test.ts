import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CourseSituation, courseAction } from "./course-action.ts";

const plain: CourseSituation = {
  status: "OPEN",
  price: 290_000,
  isEnrolled: false,
  isOrdered: false,
  isPreordered: false,
};

describe("the button of a course", () => {
  it.each<[string, Partial<CourseSituation>, string]>([
    ["offers a paid course for sale", {}, "buy"],
    ["opens a free course at once", { price: 0 }, "enrol"],
    ["leads a learner in", { isEnrolled: true }, "explore"],
    ["leads a learner of a free course in", { isEnrolled: true, price: 0 }, "explore"],
    ["waits with whoever ordered", { isOrdered: true }, "waiting"],
    ["leads in whoever ordered and was enrolled", { isOrdered: true, isEnrolled: true }, "explore"],
    ["takes a pre-order for what is coming", { status: "COMING_SOON" }, "preorder"],
    ["remembers a pre-order", { status: "COMING_SOON", isPreordered: true }, "preordered"],
    ["sells what was pre-ordered and is there now", { isPreordered: true }, "buy"],
    ["opens what was pre-ordered and is free now", { isPreordered: true, price: 0 }, "enrol"],
    ["leads in a learner who had pre-ordered", { isPreordered: true, isEnrolled: true }, "explore"],
  ])("%s", (_what, given, action) => {
    expect(courseAction({ ...plain, ...given })).toBe(action);
  });

  const aSituation = fc.record<CourseSituation>({
    status: fc.constantFrom("OPEN", "COMING_SOON", "ARCHIVED", ""),
    price: fc.nat({ max: 2_000_000 }).map((price) => (price % 3 === 0 ? 0 : price)),
    isEnrolled: fc.boolean(),
    isOrdered: fc.boolean(),
    isPreordered: fc.boolean(),
  });

  it("keeps its promises in every situation", () => {
    fc.assert(
      fc.property(aSituation, (course) => {
        const action = courseAction(course);
        const isComing = course.status === "COMING_SOON";
        // Nobody pays for what is free, for what they have, for what they ordered, or for what is not there yet.
        if (action === "buy")
          expect([course.price > 0, course.isEnrolled, course.isOrdered, isComing]).toEqual([
            true,
            false,
            false,
            false,
          ]);
        // Only what is coming can be pre-ordered, and nothing that is coming can be opened.
        expect(["preorder", "preordered"].includes(action)).toBe(isComing);
        // Being enrolled beats having ordered.
        if (course.isEnrolled) expect(action).not.toBe("waiting");
        // Once the course is there, a pre-order makes no difference.
        if (!isComing) expect(courseAction({ ...course, isPreordered: !course.isPreordered })).toBe(action);
      }),
    );
  });
});
