import { ReferenceInput, SelectInput } from "react-admin";
import { sendJson } from "../../common/api/http-client.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { useAfterSave } from "../../common/forms/use-after-save.ts";

/** A new episode goes to the end of the podcast that it is made for. */
export function LinkToPodcast() {
  const httpClient = useHttpClient();
  useAfterSave(async ({ id, podcastId }) => {
    if (typeof podcastId !== "number") return;
    await sendJson(httpClient, "POST", "/rest/v1/podcastEpisode", { podcastId, episodeId: id });
  });
  return (
    <ReferenceInput
      source="podcastId"
      reference="podcast"
      sort={{ field: "title", order: "ASC" }}
      perPage={200}
    >
      <SelectInput label="Cho podcast" helperText="Tập mới đứng cuối podcast này; sau đó bạn đổi chỗ được." />
    </ReferenceInput>
  );
}
