import { ShownSettings } from "@bentrong/contract/site-settings";
import { Stack } from "@mui/material";
import { Title } from "react-admin";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { BankSection } from "./bank-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { WebhookSection } from "./webhook-section.tsx";

export function SettingsPage() {
  const answer = useApiQuery("/admin/settings", ShownSettings);
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, paddingTop: 2 }}>
      <Title title="Cài đặt" />
      <QueryBoundary query={answer} height={600}>
        {(shown) => (
          // A saved part is reset to the values in force.
          <>
            <IdentitySection key={`identity ${JSON.stringify(shown.settings.identity)}`} shown={shown} />
            <BankSection key={`bank ${JSON.stringify(shown.settings.bank)}`} shown={shown} />
            <MailSection key={`mail ${JSON.stringify(shown.settings.mail)}`} shown={shown} />
          </>
        )}
      </QueryBoundary>
      <WebhookSection />
    </Stack>
  );
}
