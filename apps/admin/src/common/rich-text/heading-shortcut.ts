import { Extension, textblockTypeInputRule } from "@tiptap/react";

/** One "#" makes the largest heading, as two do: the title of the page is its only one of the first level. */
export const HeadingShortcut = Extension.create({
  name: "headingShortcut",
  addInputRules() {
    const type = this.editor.schema.nodes.heading;
    return type ? [textblockTypeInputRule({ find: /^#\s$/, type, getAttributes: { level: 2 } })] : [];
  },
});
