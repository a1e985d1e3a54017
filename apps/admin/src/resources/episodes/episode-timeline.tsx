import {
  type Chapter,
  type Cue,
  formatChapters,
  formatTranscript,
  parseChapters,
  parseTranscript,
} from "@bentrong/format/timeline";
import { Box, Button, TextField, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useRecordContext } from "react-admin";
import { type HttpClient, sendJson } from "../../common/api/http-client.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { Part, PartWaiting } from "../../common/content/part.tsx";
import { describeFault } from "./timeline-words.ts";

interface Timeline {
  chapters: Chapter[];
  cues: Cue[];
  updatedAt: string;
}

/** Chapters and words of an episode, saved apart from its form. */
export function EpisodeTimeline() {
  const episode = useRecordContext<{ id: number; duration: number }>();
  return episode ? <Loaded episode={episode.id} seconds={episode.duration} /> : null;
}

interface LoadedProps {
  episode: number;
  seconds: number;
}

function Loaded({ episode, seconds }: LoadedProps) {
  const httpClient = useHttpClient();
  const { data } = useQuery({
    queryKey: ["timeline", episode],
    queryFn: async () => {
      const path = `/rest/v1/episodeTimeline?id=eq.${episode}&select=chapters,cues,updatedAt`;
      const [row] = (await httpClient(path)).json as Timeline[];
      return row ?? null;
    },
    // Unsaved edits must not be overwritten by fetched data.
    refetchOnWindowFocus: false,
  });
  return (
    <Part
      title="Chương và lời"
      text="Ai nghe được tập này thì đọc được. Chỉ ghi lời thật sự có trong âm thanh. Phần này lưu riêng."
    >
      {data === undefined ? (
        <PartWaiting />
      ) : (
        <TimelineForm key={data?.updatedAt ?? "new"} episode={episode} seconds={seconds} saved={data} />
      )}
    </Part>
  );
}

function TimelineForm({ episode, seconds, saved }: LoadedProps & { saved: Timeline | null }) {
  const before = {
    chapters: formatChapters(saved?.chapters ?? []),
    cues: formatTranscript(saved?.cues ?? []),
  };
  const [chapters, setChapters] = useState(before.chapters);
  const [cues, setCues] = useState(before.cues);
  const save = useSave(episode, saved);
  const read = { chapters: parseChapters(chapters, seconds), cues: parseTranscript(cues, seconds) };
  const isChanged = chapters !== before.chapters || cues !== before.cues;
  const submit = () => {
    if (read.chapters.ok && read.cues.ok)
      save.mutate({ chapters: read.chapters.entries, cues: read.cues.entries });
  };
  return (
    <>
      <TextField
        label="Các chương"
        value={chapters}
        onChange={(event) => setChapters(event.target.value)}
        error={!read.chapters.ok}
        helperText={
          read.chapters.ok
            ? `Mỗi dòng một chương: 01:05 Tên chương. Đang có ${read.chapters.entries.length} chương.`
            : describeFault("chapters", read.chapters.error)
        }
        {...AREA}
      />
      <TextField
        label="Lời trong tập"
        value={cues}
        onChange={(event) => setCues(event.target.value)}
        error={!read.cues.ok}
        helperText={
          read.cues.ok
            ? `Dán WebVTT, SRT, hoặc mỗi dòng một câu: 01:05 Câu nói. Đang có ${read.cues.entries.length} câu.`
            : describeFault("cues", read.cues.error)
        }
        {...AREA}
      />
      <Box>
        <Button
          variant="contained"
          onClick={submit}
          disabled={!isChanged || !read.chapters.ok || !read.cues.ok || save.isPending}
        >
          Lưu chương và lời
        </Button>
      </Box>
      {isChanged && (
        <Typography variant="body2" color="textSecondary">
          Chương và lời chưa được lưu.
        </Typography>
      )}
    </>
  );
}

const AREA = { multiline: true, minRows: 4, maxRows: 16, fullWidth: true } as const;

type Written = Pick<Timeline, "chapters" | "cues">;

/** Writes over the version that was read, and over no other. */
async function saveTimeline(
  httpClient: HttpClient,
  episode: number,
  saved: Timeline | null,
  written: Written,
): Promise<void> {
  if (!saved) {
    await sendJson(httpClient, "POST", "/rest/v1/episodeTimeline", { id: episode, ...written });
    return;
  }
  const filters = new URLSearchParams({ id: `eq.${episode}`, updatedAt: `eq.${saved.updatedAt}` });
  const { json } = await sendJson(httpClient, "PATCH", `/rest/v1/episodeTimeline?${filters}`, written, {
    Prefer: "return=representation",
  });
  if (Array.isArray(json) && json.length === 0) {
    throw new Error(
      "Có người vừa sửa chương và lời của tập này. Bạn chép lại phần mình viết rồi tải lại trang nhé.",
    );
  }
}

function useSave(episode: number, saved: Timeline | null) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (written: Written) => saveTimeline(httpClient, episode, saved, written),
    onSuccess: () => {
      notify("Đã lưu chương và lời.", { type: "success" });
      return client.invalidateQueries({ queryKey: ["timeline", episode] });
    },
    onError: (error: Error) => notify(error.message, { type: "error" }),
  });
}
