// The parts of the account page below the first view, fetched together when the page stands.
import { listDevices, listSecurityEvents } from "../../api/account.ts";
import { apiClient } from "../../api/client.ts";
import { getConsents } from "../../api/consents.ts";
import { unwrap } from "../../api/unwrap.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useQuery } from "../../lib/use-query.ts";
import { partsText } from "./account-sections-text.ts";
import { ConsentList } from "./consent-list.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DeviceList } from "./device-list.tsx";
import { ExportData } from "./export-data.tsx";
import { HEIGHTS } from "./heights.ts";
import { Waiting } from "./section.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { securityText } from "./security-text.ts";

export { EmailState } from "./email-form.tsx";
export { ListeningKept } from "./listening-kept.tsx";
export { NoticeSettings } from "./notice-settings.tsx";
export { PasswordChange } from "./password-form.tsx";
export { TwoStep } from "./two-step.tsx";

const loadDevices = async () => unwrap(await listDevices(apiClient()));
const loadSecurityEvents = async () => unwrap(await listSecurityEvents(apiClient()));
const loadConsents = async () => unwrap(await getConsents(apiClient()));

export function Devices() {
  const text = useText(partsText);
  const devices = useQuery(loadDevices);
  return (
    <Waiting loaded={devices} failed={text.devicesFailed} height={HEIGHTS.devices}>
      {({ data, idleDays }) => (
        <DeviceList
          devices={data}
          idleDays={idleDays}
          replace={(left) => devices.replace({ data: left, idleDays })}
        />
      )}
    </Waiting>
  );
}

export function SecurityActivity() {
  const text = useText(securityText);
  const events = useQuery(loadSecurityEvents);
  return (
    <Waiting loaded={events} failed={text.failed} height={HEIGHTS.security}>
      {(known) => <SecurityEvents events={known} />}
    </Waiting>
  );
}

export function GivenConsents() {
  const text = useText(partsText);
  const consents = useQuery(loadConsents);
  return (
    <Waiting loaded={consents} failed={text.consentsFailed} height={HEIGHTS.consents}>
      {(known) => <ConsentList consents={known} replace={consents.replace} />}
    </Waiting>
  );
}

export const MyData = () => (
  <>
    <ExportData />
    <DeleteAccount />
  </>
);
