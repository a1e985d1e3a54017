import { expect, it } from "vitest";
import { mediaAddresses } from "./media-addresses.ts";

const { mark, present } = mediaAddresses((json) => json.replace(/"(.*)"/, '"$1?signed"'));

it("signs what the statement marked, and removes the mark", () => {
  expect(present(`[{"audio":"${mark}/media/premium/a.mp3"}]`)).toBe(
    '[{"audio":"/media/premium/a.mp3?signed"}]',
  );
});

it("leaves text alone that only looks like an address", () => {
  const body = '[{"words":"/media/premium/a.mp3","/media/premium/b.mp3":1}]';
  expect(present(body)).toBe(body);
});

it("changes nothing where nothing is signed", () => {
  const plain = mediaAddresses(undefined);
  expect(plain.mark).toBeUndefined();
  expect(plain.present("x")).toBe("x");
});
