import { ShownSettings } from "@bentrong/contract/site-settings";
import { Stack } from "@mui/material";
import { Title } from "react-admin";
import { useAnswer } from "../data/use-answer.ts";
import { Answered } from "../lists/answered.tsx";
import { BankSection } from "./bank-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { WebhookSection } from "./webhook-section.tsx";

export function SettingsPage() {
  const answer = useAnswer("/admin/settings", ShownSettings);
  return (
    <Stack spacing={2} sx={{ maxWidth: 760, paddingTop: 2 }}>
      <Title title="Cài đặt" />
      <Answered answer={answer} height={600}>
        {(shown) => (
          // A saved part begins anew from what is in force.
          <>
            <IdentitySection key={`identity ${JSON.stringify(shown.settings.identity)}`} shown={shown} />
            <BankSection key={`bank ${JSON.stringify(shown.settings.bank)}`} shown={shown} />
            <MailSection key={`mail ${JSON.stringify(shown.settings.mail)}`} shown={shown} />
          </>
        )}
      </Answered>
      <WebhookSection />
    </Stack>
  );
}
