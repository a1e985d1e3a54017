import { required, SelectInput, TextInput } from "react-admin";
import { askBeforePublishing } from "../../common/content/ask-before-publishing.ts";
import { ContentCreate, ContentEdit } from "../../common/content/content-forms.tsx";
import { CoverInput } from "../../common/content/cover-input.tsx";
import { categorySelect } from "../../common/content/list-columns.tsx";
import { DRAFT } from "../../common/content/publication.tsx";
import { PublicationInput } from "../../common/content/publication-input.tsx";
import { SharingInput } from "../../common/content/sharing-input.tsx";
import { SlugInput } from "../../common/forms/slug-input.tsx";
import { ACCESS } from "../../common/lists/access.tsx";
import { PodcastEpisodes } from "./podcast-episodes.tsx";

const askBefore = askBeforePublishing(["coverImage", "categoryId"]);

export const PodcastEdit = () => (
  <ContentEdit askBefore={askBefore} place={({ id }) => `/podcast/detail/${id}`} parts={<PodcastEpisodes />}>
    <Fields />
  </ContentEdit>
);

export const PodcastCreate = () => (
  <ContentCreate askBefore={askBefore} defaultValues={{ ...DRAFT, podcastType: "PUBLIC" }}>
    <Fields />
  </ContentCreate>
);

const Fields = () => (
  <>
    <PublicationInput beforeWithdrawing="Người đang theo dõi sẽ không thấy podcast này và các tập của nó ở đây nữa, cho tới khi bạn đăng lại." />
    <TextInput source="title" validate={required()} />
    <SlugInput from="title" />
    <TextInput source="description" multiline minRows={4} />
    <TextInput source="authorName" />
    {categorySelect("PODCAST")}
    <CoverInput />
    <SelectInput source="podcastType" choices={ACCESS} validate={required()} />
    <SharingInput />
  </>
);
