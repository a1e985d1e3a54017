import { duration } from "@bentrong/format/duration";
import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import { Button, IconButton, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify, useRecordContext } from "react-admin";
import { Link } from "react-router";
import { sendJson } from "../../common/api/http-client.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { OrderedList } from "../../common/content/ordered-list.tsx";
import { Part, PartWaiting } from "../../common/content/part.tsx";
import { type Published, publicationWords } from "../../common/content/publication.tsx";
import { RowPicker } from "../../common/content/row-picker.tsx";
import { useOrder } from "../../common/content/use-order.ts";

interface PlaylistEntry {
  episodeId: number;
  episode: Published & { title: string; duration: number };
}

const COLUMNS = "episodeId,episode(id,title,duration,publication,publishAt,updatedAt)";

const about = ({ duration: seconds, ...episode }: PlaylistEntry["episode"]): string =>
  [duration(seconds), episode.publication !== "PUBLISHED" && publicationWords(episode)]
    .filter(Boolean)
    .join(" · ");

/** The podcast's episodes in playing order. Each change is saved at once. */
export function PodcastEpisodes() {
  const podcast = useRecordContext<{ id: number }>();
  return podcast ? <Playlist podcast={podcast.id} /> : null;
}

function Playlist({ podcast }: { podcast: number }) {
  const queryKey = ["playlist", podcast];
  const { entries, order, add, remove } = usePlaylist(podcast, queryKey);
  return (
    <Part title="Các tập" text="Kéo để đổi thứ tự. Thay đổi ở đây được lưu ngay.">
      {entries === undefined && <PartWaiting />}
      {entries?.length === 0 && (
        <Typography>Podcast này chưa có tập nào. Bạn thêm tập đầu tiên nhé.</Typography>
      )}
      {entries && (
        <OrderedList
          label="Thứ tự các tập"
          isSaving={order.isPending}
          onOrder={order.mutate}
          entries={entries.map(({ episode }) => ({
            ...{ id: episode.id, title: episode.title, to: `/episode/${episode.id}`, text: about(episode) },
            aside: (
              <IconButton
                aria-label={`Gỡ “${episode.title}” khỏi podcast`}
                onClick={() => remove.mutate(episode.id)}
              >
                <Close fontSize="small" />
              </IconButton>
            ),
          }))}
        />
      )}
      <RowPicker
        resource="episode"
        label="Thêm tập đã có"
        without={entries?.map(({ episodeId }) => episodeId) ?? []}
        onPick={({ id }) => add.mutate(id)}
      />
      <Button
        component={Link}
        to={{ pathname: "/episode/create", search: `?source=${JSON.stringify({ podcastId: podcast })}` }}
        startIcon={<Add />}
        sx={{ alignSelf: "flex-start" }}
      >
        Thêm tập mới
      </Button>
    </Part>
  );
}

function usePlaylist(podcast: number, queryKey: unknown[]) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const client = useQueryClient();
  const { data: entries } = useQuery({
    queryKey,
    queryFn: async () => {
      const filters = new URLSearchParams({
        podcastId: `eq.${podcast}`,
        select: COLUMNS,
        order: "position,episodeId",
      });
      return (await httpClient(`/rest/v1/podcastEpisode?${filters}`)).json as PlaylistEntry[];
    },
  });
  const onError = (error: Error) => notify(error.message, { type: "error" });
  const onSettled = () => client.invalidateQueries({ queryKey });
  const link = (episode: number) => `/rest/v1/podcastEpisode?podcastId=eq.${podcast}&episodeId=eq.${episode}`;
  return {
    entries,
    order: useOrder<PlaylistEntry>({
      ...{ queryKey, call: "orderEpisodes", of: { podcast } },
      getId: ({ episodeId }) => episodeId,
    }),
    add: useMutation({
      mutationFn: (episodeId: number) =>
        sendJson(httpClient, "POST", "/rest/v1/podcastEpisode", { podcastId: podcast, episodeId }),
      ...{ onError, onSettled },
    }),
    remove: useMutation({
      mutationFn: (episode: number) => httpClient(link(episode), { method: "DELETE" }),
      onSuccess: () => notify("Đã gỡ khỏi podcast. Tập ấy vẫn còn trong danh sách tập."),
      ...{ onError, onSettled },
    }),
  };
}
