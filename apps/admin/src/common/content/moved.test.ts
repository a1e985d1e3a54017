import { array, assert as holds, integer, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { moved } from "./moved.ts";

it("an entry that is moved stands where it was put, and the others keep their order", () => {
  const lists = array(integer(), { minLength: 1, maxLength: 20 });
  holds(
    property(lists, nat(), nat(), (list, one, other) => {
      const [from, to] = [one % list.length, other % list.length];
      const result = moved(list, from, to);
      expect(result[to]).toBe(list[from]);
      expect(result.filter((_, at) => at !== to)).toEqual(list.filter((_, at) => at !== from));
    }),
  );
});
