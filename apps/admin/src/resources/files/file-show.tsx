import type { MediaFile } from "@bentrong/contract/media-file";
import { dateAndTime } from "@bentrong/format/dates";
import { duration } from "@bentrong/format/duration";
import { shownBytes } from "@bentrong/format/shown-bytes";
import { Box, Typography } from "@mui/material";
import { DeleteButton, Show, useRecordContext } from "react-admin";

interface Use {
  kind: "blog" | "podcast" | "episode" | "course" | "lesson" | "workingCopy" | "trash";
  id: number;
  /** Working copies of other editors are not shown. */
  title: string | null;
}
type UsedFile = MediaFile & { usedIn: Use[] };

const USES: Readonly<Record<Use["kind"], string>> = {
  blog: "Bài viết",
  podcast: "Podcast",
  episode: "Tập",
  course: "Khóa học",
  lesson: "Bài học",
  workingCopy: "Bài đang viết dở",
  trash: "Trong thùng rác",
};

export const FileShow = () => (
  <Show queryOptions={{ meta: { columns: "*,usedIn" } }}>
    <File />
  </Show>
);

function File() {
  const file = useRecordContext<UsedFile>();
  if (!file) return null;
  const { kind, originalName, bytes, seconds, width, height, createdAt, usedIn, address } = file;
  const extent = seconds === null ? `${width} × ${height} điểm ảnh` : duration(seconds);
  return (
    <Box sx={{ display: "grid", gap: 2, p: 2, maxWidth: 760 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {originalName}
      </Typography>
      {kind === "picture" ? (
        <Box component="img" src={address} alt="" sx={{ maxWidth: "100%", borderRadius: 2 }} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: sounds of nature and bells have no words to write down.
        <audio src={address} controls preload="metadata" aria-label={originalName} />
      )}
      <Typography color="text.secondary">
        {shownBytes(bytes)} · {extent} · {dateAndTime(createdAt)}
      </Typography>
      <Uses of={usedIn} />
      <Box>
        <DeleteButton mutationMode="pessimistic" sx={{ minHeight: 44 }} />
      </Box>
    </Box>
  );
}

function Uses({ of: uses }: { of: Use[] }) {
  if (uses.length === 0) return <Typography>Chưa dùng ở đâu.</Typography>;
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        Đang dùng ở
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {uses.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>{[USES[kind], title].filter(Boolean).join(": ")}</li>
        ))}
      </Box>
    </Box>
  );
}
