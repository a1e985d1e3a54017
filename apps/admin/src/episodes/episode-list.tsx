import { shortDate } from "@bentrong/format/dates";
import { duration } from "@bentrong/format/duration";
import { DataTable } from "react-admin";
import { BulkContent } from "../content/bulk-content.tsx";
import {
  accessFilter,
  CardMarks,
  categorySelect,
  EditedColumn,
  PublicationColumn,
  publicationFilter,
} from "../content/list-columns.tsx";
import type { Published } from "../content/publication.tsx";
import { AccessChip } from "../lists/access.tsx";
import { RowList } from "../lists/row-list.tsx";

interface Episode extends Published {
  title: string;
  episodeType: string;
  duration: number;
  audio: string | null;
  createdAt: string;
  podcastEpisode: { podcast: { title: string } | null }[];
}

const COLUMNS = "*,podcastEpisode(podcast(title))";

const FILTERS = [publicationFilter, accessFilter("episodeType"), categorySelect("PODCAST")];

const podcasts = ({ podcastEpisode }: Episode): string =>
  podcastEpisode.flatMap(({ podcast }) => podcast?.title ?? []).join(", ");

const length = ({ audio, duration: seconds }: Episode): string =>
  audio ? duration(seconds) : "Chưa có âm thanh";

export const EpisodeList = () => (
  <RowList<Episode>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    filters={FILTERS}
    bulkActions={<BulkContent access="episodeType" />}
    card={{
      title: ({ title }) => title,
      text: (episode) => [podcasts(episode), length(episode)].filter(Boolean).join(" · "),
      aside: (episode) => <CardMarks of={episode} access={episode.episodeType} />,
    }}
  >
    <DataTable.Col source="title" />
    <PublicationColumn />
    <DataTable.Col<Episode>
      source="episodeType"
      render={({ episodeType }) => <AccessChip access={episodeType} />}
    />
    <DataTable.Col<Episode> label="Trong podcast" disableSort render={podcasts} />
    <DataTable.Col<Episode> source="duration" label="Thời lượng" render={length} />
    <DataTable.Col<Episode> source="createdAt" render={({ createdAt }) => shortDate(createdAt)} />
    <EditedColumn />
  </RowList>
);
