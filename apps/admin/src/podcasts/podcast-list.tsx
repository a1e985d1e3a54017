import { shortDate } from "@bentrong/format/dates";
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

interface Podcast extends Published {
  title: string;
  authorName: string | null;
  podcastType: string;
  createdAt: string;
  category: { name: string } | null;
  podcastEpisode: unknown[];
}

const COLUMNS = "*,category:categoryId(name),podcastEpisode(episodeId)";

const FILTERS = [publicationFilter, accessFilter("podcastType"), categorySelect("PODCAST")];

const episodes = ({ podcastEpisode }: Podcast): string => `${podcastEpisode.length} tập`;

export const PodcastList = () => (
  <RowList<Podcast>
    sort={{ field: "createdAt", order: "DESC" }}
    columns={COLUMNS}
    filters={FILTERS}
    bulkActions={<BulkContent access="podcastType" />}
    card={{
      title: ({ title }) => title,
      text: (podcast) => [podcast.category?.name, episodes(podcast)].filter(Boolean).join(" · "),
      aside: (podcast) => <CardMarks of={podcast} access={podcast.podcastType} />,
    }}
  >
    <DataTable.Col source="title" />
    <PublicationColumn />
    <DataTable.Col<Podcast>
      source="podcastType"
      render={({ podcastType }) => <AccessChip access={podcastType} />}
    />
    <DataTable.Col<Podcast> source="categoryId" disableSort render={({ category }) => category?.name ?? ""} />
    <DataTable.Col<Podcast> label="Số tập" disableSort render={episodes} />
    <DataTable.Col<Podcast> source="createdAt" render={({ createdAt }) => shortDate(createdAt)} />
    <EditedColumn />
  </RowList>
);
