import { fold } from "@bentrong/format/fold";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ownDatabase } from "../../../../tests/support/world.ts";

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
