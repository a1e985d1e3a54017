import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { Switch } from "@bentrong/ui/switch";
import { type ReactNode, useState } from "react";
import type { User } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { getNoticePreference, type NoticePreference, setNoticePreference } from "../../api/notices.ts";
import { getError } from "../../api/result.ts";
import { unwrap } from "../../api/unwrap.ts";
import { type MutationState, useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { type QueryState, useQuery } from "../../lib/use-query.ts";
import { accountText } from "./account-text.ts";
import { HEIGHTS } from "./heights.ts";
import { noticesText } from "./notices-text.ts";
import { type DeviceState, readDeviceState, turnDeviceOff, turnDeviceOn } from "./push-device.ts";
import { SaveStatus } from "./save-status.tsx";
import { Waiting } from "./section.tsx";

const load = async () => unwrap(await getNoticePreference(apiClient()));
const loadDevice = () => readDeviceState(apiClient());

/** Notices of new episodes and articles: how, of what, and when not. Everything is off until it is turned on here. */
export function NoticeSettings({ user }: { user: User }) {
  const text = useText(noticesText);
  const preference = useQuery(load);
  const device = useQuery(loadDevice);
  return (
    <Waiting loaded={preference} failed={text.failed} height={HEIGHTS.notices}>
      {(chosen) => <Choices user={user} chosen={chosen} replace={preference.replace} device={device} />}
    </Waiting>
  );
}

interface ChoicesProps {
  user: User;
  chosen: NoticePreference;
  replace(chosen: NoticePreference): void;
  device: QueryState<DeviceState>;
}

function Choices({ user, chosen, replace, device }: ChoicesProps) {
  const text = useText(noticesText);
  const isOn = chosen.email || (device.status === "ready" && device.value === "on");
  const row = { chosen, replace };
  return (
    <div className="flex flex-col gap-6">
      <Group title={text.how}>
        <PreferenceSwitch {...row} name="email" label={text.email}>
          <Help>{text.emailHelp(user.email ?? "")}</Help>
          {chosen.email && !user.email_confirmed_at && <p className="text-sm">{text.emailUnconfirmed}</p>}
        </PreferenceSwitch>
        <DeviceSwitch device={device} />
      </Group>
      <Group title={text.what}>
        <PreferenceSwitch {...row} name="episodes" label={text.episodes} />
        <PreferenceSwitch {...row} name="articles" label={text.articles} />
        {isOn && !chosen.episodes && !chosen.articles && <p className="px-4 py-3 text-sm">{text.nothing}</p>}
      </Group>
      <QuietHours key={`${chosen.quietFrom} ${chosen.quietUntil}`} {...row} />
    </div>
  );
}

const Help = ({ children }: { children: ReactNode }) => (
  <p className="text-sm wrap-anywhere text-ink-soft">{children}</p>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-2">
    <h3 className="font-sans text-sm font-medium">{title}</h3>
    <div className="flex flex-col divide-y divide-line rounded-m border border-line bg-card">{children}</div>
  </div>
);

interface RowProps {
  id: string;
  label: string;
  on: boolean;
  /** Absent: it cannot be turned on here. */
  onChange?: (() => void) | undefined;
  children?: ReactNode;
}

const Row = ({ id, label, on, onChange, children }: RowProps) => (
  <div className="flex flex-col gap-1 px-4 py-3">
    <div className="flex min-h-11 items-center justify-between gap-4">
      <p id={id} className="font-medium">
        {label}
      </p>
      {onChange && <Switch labelledBy={id} on={on} onChange={onChange} />}
    </div>
    {children}
  </div>
);

interface PreferenceSwitchProps {
  name: "email" | "episodes" | "articles";
  label: string;
  chosen: NoticePreference;
  replace(chosen: NoticePreference): void;
  children?: ReactNode;
}

function PreferenceSwitch({ name, label, chosen, replace, children }: PreferenceSwitchProps) {
  const { state, mutate } = useMutation();
  // While it is being saved, the switch already stands where it was put.
  const isOn = state.kind === "busy" ? !chosen[name] : chosen[name];
  const change = async () => {
    const wanted = { [name]: !chosen[name] };
    const saved = await mutate(async () => getError(await setNoticePreference(apiClient(), wanted)));
    if (saved) replace({ ...chosen, ...wanted });
  };
  return (
    <Row id={`notice-${name}`} label={label} on={isOn} onChange={() => void change()}>
      {children}
      <SaveStatus saving={state} />
    </Row>
  );
}

/** What stands in the way of a switch. */
const isObstacle = (state: DeviceState): state is Exclude<DeviceState, "on" | "off"> =>
  state !== "on" && state !== "off";

function DeviceSwitch({ device }: { device: QueryState<DeviceState> }) {
  const text = useText(noticesText);
  const { state, mutate } = useMutation();
  const [isRefused, setRefused] = useState(false);
  const known = device.status === "ready" ? device.value : undefined;
  const isOn = state.kind === "busy" ? known !== "on" : known === "on";
  const change = async () => {
    setRefused(false);
    await mutate(async () => {
      const now = await (known === "on" ? turnDeviceOff : turnDeviceOn)(apiClient());
      if (typeof now === "object") return now;
      setRefused(known === "off" && now === "off");
      device.replace(now);
      return undefined;
    });
  };
  const canChange = known === "on" || known === "off";
  return (
    <Row
      id="notice-device"
      label={text.device}
      on={isOn}
      onChange={canChange ? () => void change() : undefined}
    >
      <Help>{known && isObstacle(known) ? text.states[known] : text.deviceHelp}</Help>
      {device.status === "failed" && <p className="text-sm text-wine-ink">{text.failed}</p>}
      {canChange && <DeviceStatus saving={state} isRefused={isRefused} refused={text.notAllowed} />}
    </Row>
  );
}

function DeviceStatus(props: { saving: MutationState; isRefused: boolean; refused: string }) {
  const { saving, isRefused, refused } = props;
  const problem = saving.kind === "failed" && saving.error?.status === 413 ? saving.error.message : undefined;
  return <SaveStatus saving={saving} saved={isRefused ? refused : undefined} failedText={problem} />;
}

function QuietHours({ chosen, replace }: Pick<PreferenceSwitchProps, "chosen" | "replace">) {
  const text = useText(noticesText);
  const words = useText(accountText);
  const { state, mutate, reset } = useMutation();
  const [draft, setDraft] = useState({ quietFrom: chosen.quietFrom, quietUntil: chosen.quietUntil });
  const isChanged = draft.quietFrom !== chosen.quietFrom || draft.quietUntil !== chosen.quietUntil;
  const isWhole = draft.quietFrom !== "" && draft.quietUntil !== "";
  const edit = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    reset();
  };
  const save = async () => {
    const saved = await mutate(async () => getError(await setNoticePreference(apiClient(), draft)));
    if (saved) replace({ ...chosen, ...draft });
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{text.quiet}</legend>
      <Help>{text.quietHelp}</Help>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          type="time"
          className="w-40"
          label={text.from}
          value={draft.quietFrom}
          onChange={(event) => edit({ quietFrom: event.target.value })}
        />
        <Field
          type="time"
          className="w-40"
          label={text.until}
          value={draft.quietUntil}
          onChange={(event) => edit({ quietUntil: event.target.value })}
        />
        {isChanged && isWhole && (
          <Button tone="quiet" aria-disabled={state.kind === "busy"} onClick={() => void save()}>
            {state.kind === "busy" ? words.saving : words.save}
          </Button>
        )}
      </div>
      <SaveStatus saving={state} />
    </fieldset>
  );
}
