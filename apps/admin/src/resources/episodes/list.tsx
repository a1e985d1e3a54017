import { duration } from "@bentrong/format/duration";
import { DataTable } from "react-admin";
import { ContentList, type ListedContent } from "../../common/content/content-list.tsx";
import { CreatedColumn, categorySelect } from "../../common/content/list-columns.tsx";

interface Episode extends ListedContent {
  episodeType: string;
  duration: number;
  audio: string | null;
  podcastEpisode: { podcast: { title: string } | null }[];
}

const COLUMNS = "*,podcastEpisode(podcast(title))";
const FILTERS = [categorySelect("PODCAST")];

const podcasts = ({ podcastEpisode }: Episode): string =>
  podcastEpisode.flatMap(({ podcast }) => podcast?.title ?? []).join(", ");

const length = ({ audio, duration: seconds }: Episode): string =>
  audio ? duration(seconds) : "Chưa có âm thanh";

export const EpisodeList = () => (
  <ContentList<Episode>
    columns={COLUMNS}
    access="episodeType"
    filters={FILTERS}
    about={(episode) => [podcasts(episode), length(episode)]}
  >
    <DataTable.Col<Episode> label="Trong podcast" disableSort render={podcasts} />
    <DataTable.Col<Episode> source="duration" label="Thời lượng" render={length} />
    <CreatedColumn />
  </ContentList>
);
