// The parts of the account page below the first view, fetched together when the page stands.
import { browserApi } from "../../api/client.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { loadConsents, loadDevices, loadSecurityEvents } from "./account-data.ts";
import { ConsentList } from "./consent-list.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { DeviceList } from "./device-list.tsx";
import { ExportData } from "./export-data.tsx";
import { HEIGHTS } from "./heights.ts";
import { partsText } from "./parts-text.ts";
import { Waiting } from "./section.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { securityText } from "./security-text.ts";

export { EmailState } from "./email-form.tsx";
export { ListeningKept } from "./listening-kept.tsx";
export { PasswordChange } from "./password-form.tsx";
export { TwoStep } from "./two-step.tsx";

const askDevices = () => loadDevices(browserApi());
const askSecurityEvents = () => loadSecurityEvents(browserApi());
const askConsents = () => loadConsents(browserApi());

export function Devices() {
  const text = useText(partsText);
  const devices = useLoaded(askDevices);
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
  const events = useLoaded(askSecurityEvents);
  return (
    <Waiting loaded={events} failed={text.failed} height={HEIGHTS.security}>
      {(known) => <SecurityEvents events={known} />}
    </Waiting>
  );
}

export function GivenConsents() {
  const text = useText(partsText);
  const consents = useLoaded(askConsents);
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
