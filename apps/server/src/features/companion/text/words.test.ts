import { expect, it } from "vitest";
import { guessLanguage } from "./words.ts";

it.each([
  "me no nuoi ba dua con mot minh",
  "so het hai tuan roi ma khong an duoc",
  "em do an on dinh nhu the",
  "to an day no the me no",
  "me no nuoi ba dua o facebook",
])("does not take Vietnamese without marks for English: %s", (text) => {
  expect(guessLanguage(text)).not.toBe("en");
});

it.each([
  "I am so tired of this",
  "my day was not okay",
  "he told me that I should be quiet",
  "am I depressed?",
  "I took all my pills an hour ago.",
])("knows English: %s", (text) => {
  expect(guessLanguage(text)).toBe("en");
});
