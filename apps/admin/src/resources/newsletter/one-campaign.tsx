import { Campaign } from "@bentrong/contract/staff-newsletter";
import { Box } from "@mui/material";
import { useState } from "react";
import { useParams } from "react-router";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { CampaignDraft } from "./campaign-form.tsx";
import { CampaignProgress } from "./campaign-progress.tsx";

/** Interval of refetching while a campaign is being sent, in milliseconds. */
const AGAIN: Readonly<Partial<Record<Campaign["status"], number>>> = {
  SCHEDULED: 3_000,
  SENDING: 2_000,
  PAUSED: 10_000,
};

/** A draft is edited, later states are read-only. Unsaved text stays, whatever changes meanwhile. */
export function OneCampaign() {
  const { id = "" } = useParams();
  const [isDirty, setIsDirty] = useState(false);
  const answer = useApiQuery(`/admin/newsletter/campaign/${encodeURIComponent(id)}`, Campaign, {
    refetchMs: (campaign) => (campaign && AGAIN[campaign.status]) ?? false,
  });
  return (
    <QueryBoundary query={answer} height={600}>
      {(campaign) =>
        campaign.status === "DRAFT" || isDirty ? (
          <CampaignDraft campaign={campaign} isDirty={isDirty} onDirty={setIsDirty} />
        ) : (
          <Box sx={{ maxWidth: 900, paddingTop: 2 }}>
            <CampaignProgress campaign={campaign} />
          </Box>
        )
      }
    </QueryBoundary>
  );
}
