import { Box, Typography } from "@mui/material";
import { useMemo } from "react";
import { difference, type Piece } from "./difference.ts";
import { paragraphs } from "./paragraphs.ts";

interface Props {
  before: string;
  after: string;
}

/** Words with the spaces after them, so that they can be set as they stood. */
const words = (lines: readonly string[]): string[] =>
  lines.join("\n").match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? [];

interface Change {
  removed: string[];
  added: string[];
}
type Part = { same: string[] } | Change;

/** Joins a removal and the addition in its place into one change. */
function splitParts(pieces: readonly Piece<string>[]): Part[] {
  const parts: Part[] = [];
  for (const { kind, items } of pieces) {
    const last = parts.at(-1);
    if (kind === "same") parts.push({ same: items });
    else if (last && "removed" in last) last[kind].push(...items);
    else parts.push({ ...{ removed: [], added: [] }, [kind]: items });
  }
  return parts;
}

/** Two versions of a text, with what went struck out and what came underlined. Paragraphs that stayed are counted. */
export function TextDifference({ before, after }: Props) {
  const parts = useMemo(() => splitParts(difference(paragraphs(before), paragraphs(after))), [before, after]);
  if (parts.every((part) => "same" in part)) {
    return <Typography variant="body2">Chữ không đổi; chỉ khác cách trình bày.</Typography>;
  }
  return (
    <Box sx={{ fontSize: "0.9375rem", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {parts.map((part, at) =>
        "same" in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
          <Typography key={at} variant="body2" color="textSecondary" sx={{ marginBlock: 0.5 }}>
            … {part.same.length} đoạn không đổi …
          </Typography>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
          <Changed key={at} {...part} />
        ),
      )}
    </Box>
  );
}

const MARK = {
  same: undefined,
  removed: { component: "del", sx: { color: "error.main", textDecoration: "line-through" } },
  added: {
    component: "ins",
    sx: { color: "success.main", textDecoration: "underline", textUnderlineOffset: "3px" },
  },
} as const;

const Changed = ({ removed, added }: Change) => (
  <Box sx={{ marginBlock: 0.5 }}>
    {difference(words(removed), words(added)).map(({ kind, items }, at) => {
      const mark = MARK[kind];
      return mark ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
        <Box key={at} component={mark.component} sx={mark.sx}>
          {items.join("")}
        </Box>
      ) : (
        items.join("")
      );
    })}
  </Box>
);
