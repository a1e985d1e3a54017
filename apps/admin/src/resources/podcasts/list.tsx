import { DataTable } from "react-admin";
import { ContentList, type ListedContent } from "../../common/content/content-list.tsx";
import {
  type Categorised,
  CategoryColumn,
  CreatedColumn,
  categorySelect,
} from "../../common/content/list-columns.tsx";

interface Podcast extends ListedContent, Categorised {
  podcastType: string;
  podcastEpisode: unknown[];
}

const COLUMNS = "*,category:categoryId(name),podcastEpisode(episodeId)";
const FILTERS = [categorySelect("PODCAST")];

const episodes = ({ podcastEpisode }: Podcast): string => `${podcastEpisode.length} tập`;

export const PodcastList = () => (
  <ContentList<Podcast>
    columns={COLUMNS}
    access="podcastType"
    filters={FILTERS}
    about={(podcast) => [podcast.category?.name, episodes(podcast)]}
  >
    <CategoryColumn />
    <DataTable.Col<Podcast> label="Số tập" disableSort render={episodes} />
    <CreatedColumn />
  </ContentList>
);
