import { fold } from "@bentrong/format/fold";
import { markedWords, withoutMarks } from "@bentrong/format/search-words";
import { sentences } from "@bentrong/format/sentences";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ownDatabase } from "../../../../../tests/support/world.ts";

const world = ownDatabase();

const VIETNAMESE =
  "aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ";
const letters = [...VIETNAMESE, ...VIETNAMESE.toUpperCase(), ..." \u00a0\t0.,-%_*", "é", "Ñ", "ü"];

it("folds a text the same way in the database as on the screens", async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 60 }), 500);
  const decomposed = texts.map((text) => text.normalize("NFD"));
  const all = [...texts, ...decomposed, "Đường về nhà Ậ Ỡ", "", "  a  b  "];
  const { rows } = await world.database.owner.query(
    "select app.fold(text) as folded from unnest($1::text[]) text",
    [all],
  );
  expect(rows.map((row) => row.folded)).toEqual(all.map(fold));
});

it("writes the words of a search the same way in the database as in the server", async () => {
  const pieces = [
    ...letters,
    "\u0301",
    "\u0323",
    "\u030a",
    "“",
    "–",
    "…",
    "漢",
    "Я",
    "й",
    "🌧",
    "4",
    "7",
    "hoà",
    "hòa",
    "thủơ",
  ];
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...pieces), maxLength: 60 }), 500);
  const all = [...texts, ...texts.map((text) => text.normalize("NFD")), "", "Đêm 4-7-8, “Huế”"];
  const { rows } = await world.database.owner.query(
    `select app.marked_words(text) as marked, app.without_marks(app.marked_words(text)) as folded
       from unnest($1::text[]) with ordinality t(text, place) order by place`,
    [all],
  );
  expect(rows).toEqual(all.map(markedWords).map((marked) => ({ marked, folded: withoutMarks(marked) })));
  expect(markedWords("Hoà thuở ĐÊM")).toBe(markedWords("hòa thủơ đêm"));
  expect(markedWords("hoa")).not.toBe(markedWords("hoà"));
  // What a search folds is what every other comparison folds, but for the signs between words.
  for (const text of texts) {
    const words = fold(text).match(/[a-z0-9]+/g) ?? [];
    expect(withoutMarks(markedWords(text)).match(/[a-z0-9]+/g) ?? []).toEqual(words);
  }
});

it("joins sentences the same way in the database as on the screens", async () => {
  const piece = fc.constantFrom(
    ...[
      "<p>",
      "</p>",
      "<h2>",
      "</h2>",
      "<ul>",
      "<li>",
      "</li>",
      "</li><li>",
      "</ul>",
      "<em>",
      "</em>",
      "<br>",
    ],
    ...["đêm", "mưa.", "“thôi.”", "hết:", " ", "một"],
  );
  const texts = fc.sample(fc.array(piece, { maxLength: 14 }), 500).map((pieces) => pieces.join(""));
  const { rows } = await world.database.owner.query(
    "select app.sentences(text) as joined from unnest($1::text[]) with ordinality t(text, place) order by place",
    [texts],
  );
  // Inline marks leave a space in the database, which holds no two words together either way.
  const loose = (text: string) => text.replace(/\s+/g, "");
  expect(rows.map((row) => loose(String(row.joined)))).toEqual(texts.map((text) => loose(sentences(text))));
});
