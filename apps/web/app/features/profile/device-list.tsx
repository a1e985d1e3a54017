import { clockTime } from "@bentrong/format/dates";
import { relativeDay } from "@bentrong/format/relative-day";
import { Badge } from "@bentrong/ui/badge";
import { Button } from "@bentrong/ui/button";
import { useState } from "react";
import { type Device, deleteDevice } from "../../api/account.ts";
import { endOtherSessions } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { partsText } from "./account-sections-text.ts";
import { SaveStatus } from "./save-status.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";

/** Devices on which the account is signed in, with the buttons that sign them out. */
export function DeviceList({
  devices,
  idleDays,
  replace,
}: {
  devices: readonly Device[];
  idleDays: number | undefined;
  replace(left: Device[]): void;
}) {
  const text = useText(partsText);
  const { state, mutate } = useMutation();
  /** Target of the last call: one device, or all the others. */
  const [about, setAbout] = useState<Device>();
  const [asked, setAsked] = useState<Device | "others">();
  const others = devices.filter(({ current }) => !current);

  const end = async (device: Device) => {
    setAbout(device);
    const done = await mutate(async () =>
      (await deleteDevice(apiClient(), device.id)).ok ? undefined : "failed",
    );
    if (done) replace(devices.filter(({ id }) => id !== device.id));
  };
  const endOthers = async () => {
    setAbout(undefined);
    const done = await mutate(async () => {
      const answer = await endOtherSessions(apiClient());
      return answer.ok ? undefined : answer.error;
    });
    if (done) replace(devices.filter(({ current }) => current));
  };

  const confirm = () => {
    setAsked(undefined);
    if (asked === "others") void endOthers();
    else if (asked) void end(asked);
  };
  const question =
    asked && (asked === "others" ? text.signOutOthersQuestion : text.signOutQuestion(asked.name));

  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-m border border-line bg-card">
        {[...devices].sort(thisFirst).map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isEnding={state.kind === "busy" && about?.id === device.id}
            onEnd={() => setAsked(device)}
          />
        ))}
      </ul>
      {others.length === 0 && <p className="text-sm text-ink-soft">{text.onlyThis}</p>}
      {idleDays !== undefined && <p className="text-sm text-ink-soft">{text.idle(idleDays)}</p>}
      {others.length > 0 && (
        <Button tone="quiet" className="self-start" onClick={() => setAsked("others")}>
          {state.kind === "busy" && !about ? text.signingOut : text.signOutOthers}
        </Button>
      )}
      <SignOutQuestion question={question} onConfirm={confirm} onCancel={() => setAsked(undefined)} />
      <SaveStatus saving={state} saved={about ? text.signedOut(about.name) : text.signedOutOthers} />
    </>
  );
}

const thisFirst = (a: Device, b: Device): number =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt);

function DeviceRow({ device, isEnding, onEnd }: { device: Device; isEnding: boolean; onEnd(): void }) {
  const text = useText(partsText);
  const language = useLanguage();
  const { name } = device;
  const day = relativeDay(device.lastSeenAt, new Date(), language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p lang="vi" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-ink-soft">{text.lastSeen(`${day}, ${clockTime(device.lastSeenAt)}`)}</p>
      </div>
      {device.current ? (
        <Badge tone="sage">{text.thisDevice}</Badge>
      ) : (
        <Button tone="quiet" aria-label={text.signOutNamed(name)} aria-disabled={isEnding} onClick={onEnd}>
          {isEnding ? text.signingOut : text.signOutDevice}
        </Button>
      )}
    </li>
  );
}
