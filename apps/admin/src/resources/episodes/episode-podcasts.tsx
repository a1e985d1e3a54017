import { Chip, Stack, Typography } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNotify, useRecordContext } from "react-admin";
import { sendJson } from "../../common/api/http-client.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { Part, PartWaiting } from "../../common/content/part.tsx";
import { RowPicker } from "../../common/content/row-picker.tsx";

interface Place {
  podcastId: number;
  podcast: { title: string } | null;
}

/** The podcasts that play an episode. Each change is written at once. */
export function EpisodePodcasts() {
  const episode = useRecordContext<{ id: number }>();
  return episode ? <Places episode={episode.id} /> : null;
}

function Places({ episode }: { episode: number }) {
  const { places, add, remove } = usePlaces(episode);
  return (
    <Part title="Có trong podcast" text="Thay đổi ở đây được lưu ngay.">
      {places === undefined && <PartWaiting />}
      {places?.length === 0 && (
        <Typography>Chưa có trong podcast nào, nên người nghe chưa thấy tập này.</Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        {places?.map(({ podcastId, podcast }) => (
          <Chip
            key={podcastId}
            label={podcast?.title ?? `Podcast ${podcastId}`}
            onDelete={() => remove.mutate(podcastId)}
            sx={{ height: 44, borderRadius: 22 }}
          />
        ))}
      </Stack>
      <RowPicker
        resource="podcast"
        label="Thêm vào podcast"
        without={places?.map(({ podcastId }) => podcastId) ?? []}
        onPick={({ id }) => add.mutate(id)}
      />
    </Part>
  );
}

function usePlaces(episode: number) {
  const httpClient = useHttpClient();
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ["places", episode];
  const { data: places } = useQuery({
    queryKey,
    queryFn: async () => {
      const filters = new URLSearchParams({ episodeId: `eq.${episode}`, select: "podcastId,podcast(title)" });
      return (await httpClient(`/rest/v1/podcastEpisode?${filters}`)).json as Place[];
    },
  });
  const written = {
    onError: (error: Error) => notify(error.message, { type: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
  const add = useMutation({
    mutationFn: (podcastId: number) =>
      sendJson(httpClient, "POST", "/rest/v1/podcastEpisode", { podcastId, episodeId: episode }),
    ...written,
  });
  const remove = useMutation({
    mutationFn: (podcast: number) =>
      httpClient(`/rest/v1/podcastEpisode?podcastId=eq.${podcast}&episodeId=eq.${episode}`, {
        method: "DELETE",
      }),
    ...written,
  });
  return { places, add, remove };
}
