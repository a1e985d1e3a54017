import type { LogLine } from "@bentrong/contract/operations";
import { dateAndTime } from "@bentrong/format/dates";
import MoreVert from "@mui/icons-material/MoreVert";
import { IconButton, Menu, MenuItem, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import { LineDetails } from "./line-details.tsx";
import { actorName, toSentence } from "./sentence.ts";

type Choose = (name: "actor" | "subjectId", value: string) => void;

/** A log line as a sentence, with its time, its reason and a menu that leads to its subject and actor. */
export const LogEntry = ({ line, choose }: { line: LogLine; choose: Choose }) => (
  <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "flex-start", gap: 1 }}>
    <div>
      <Typography>
        {actorName(line)} {toSentence(line)}
      </Typography>
      <LineDetails line={line} />
      {line.reason !== null && <Typography color="text.secondary">Lý do: {line.reason}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {dateAndTime(line.at)}
      </Typography>
    </div>
    <LoadMore line={line} choose={choose} />
  </Stack>
);

/** Pages that show the rows of a table. */
const PAGES: Readonly<Record<string, string>> = {
  "auth.users": "person",
  "public.order": "order",
  ...Object.fromEntries(
    ["blog", "podcast", "episode", "category", "course", "lesson", "plan"].map((name) => [
      `public.${name}`,
      name,
    ]),
  ),
};

function LoadMore({ line, choose }: { line: LogLine; choose: Choose }) {
  const { actor, actorId, subject, subjectId, title, isThere, action } = line;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const page = PAGES[subject];
  const address = page && subjectId !== null && isThere ? `/${page}/${subjectId}` : undefined;
  const isOfOne = subjectId !== null && action !== "EXPORT";
  if (actorId === null && !isOfOne) return null;
  const only = (name: "actor" | "subjectId", value: string) => () => {
    setPlace(null);
    choose(name, value);
  };
  return (
    <>
      <IconButton
        aria-label={`Xem thêm về dòng ${dateAndTime(line.at)}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {address && (
          <MenuItem component={Link} to={address}>
            Mở “{title}”
          </MenuItem>
        )}
        {isOfOne && <MenuItem onClick={only("subjectId", subjectId)}>Mọi việc với mục này</MenuItem>}
        {actorId !== null && (
          <MenuItem onClick={only("actor", actorId)}>Mọi việc của {actor ?? "người này"}</MenuItem>
        )}
      </Menu>
    </>
  );
}
