import { minValue, NumberInput, type RaRecord, required, SelectInput, TextInput } from "react-admin";
import { askBeforePublishing } from "../../common/content/ask-before-publishing.ts";
import { ContentCreate, ContentEdit } from "../../common/content/content-forms.tsx";
import { CoverInput } from "../../common/content/cover-input.tsx";
import { categorySelect } from "../../common/content/list-columns.tsx";
import { DRAFT } from "../../common/content/publication.tsx";
import { PublicationInput } from "../../common/content/publication-input.tsx";
import { SlugInput } from "../../common/forms/slug-input.tsx";
import { ACCESS } from "../../common/lists/access.tsx";
import { SoundInput } from "../../common/upload/sound-input.tsx";
import { EpisodePodcasts } from "./episode-podcasts.tsx";
import { EpisodeTimeline } from "./episode-timeline.tsx";
import { LinkToPodcast } from "./link-to-podcast.tsx";

/** An episode has no page of its own: it is shown on that of its first podcast. */
const COLUMNS = "*,podcastEpisode(podcastId)";

function place({ podcastEpisode }: RaRecord): string | undefined {
  const first: unknown = Array.isArray(podcastEpisode) ? podcastEpisode[0]?.podcastId : undefined;
  return first === undefined ? undefined : `/podcast/detail/${first}`;
}

const askBefore = askBeforePublishing(["coverImage", "categoryId"]);

export const EpisodeEdit = () => (
  <ContentEdit askBefore={askBefore} columns={COLUMNS} place={place} parts={<Parts />}>
    <Fields />
  </ContentEdit>
);

const Parts = () => (
  <>
    <EpisodePodcasts />
    <EpisodeTimeline />
  </>
);

export const EpisodeCreate = () => (
  <ContentCreate askBefore={askBefore} defaultValues={{ ...DRAFT, episodeType: "PUBLIC", duration: 0 }}>
    <LinkToPodcast />
    <Fields />
  </ContentCreate>
);

const SECONDS = [required(), minValue(0)];

const Fields = () => (
  <>
    <PublicationInput />
    <TextInput source="title" validate={required()} />
    <SlugInput from="title" />
    <TextInput source="description" multiline minRows={4} />
    <SoundInput source="audio" duration="duration" />
    <NumberInput source="duration" size="medium" step={1} validate={SECONDS} />
    {categorySelect("PODCAST")}
    <CoverInput />
    <SelectInput source="episodeType" choices={ACCESS} validate={required()} />
  </>
);
