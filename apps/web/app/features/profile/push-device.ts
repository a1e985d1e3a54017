// Notices on this device: what the browser can and allows, and turning them on and off.
import { addDevice, getPushKey, isDeviceTold, removeDevice } from "../../api/notices.ts";
import type { Api, ApiError } from "../../api/result.ts";
import { unwrap } from "../../api/unwrap.ts";

/** `install`: iPhones and iPads tell only what was put on the home screen. `absent`: the operator set up no key. */
export type DeviceState = "on" | "off" | "denied" | "unsupported" | "install" | "absent";

/** Milliseconds in which a worker that is being installed should be there. */
const PATIENCE_MS = 10_000;

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // iPads call themselves Macs, and alone among those are touched.
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

function findObstacle(): DeviceState | undefined {
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush) return isApple() ? "install" : "unsupported";
  return Notification.permission === "denied" ? "denied" : undefined;
}

async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

export async function readDeviceState(api: Api): Promise<DeviceState> {
  const obstacle = findObstacle();
  if (obstacle) return obstacle;
  if (unwrap(await getPushKey(api)) === null) return "absent";
  const subscription = await findSubscription();
  if (!subscription) return "off";
  return unwrap(await isDeviceTold(api, subscription.endpoint)) ? "on" : "off";
}

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

async function findWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("there is no service worker")), PATIENCE_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** A subscription for another key would never be told anything: it makes room. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await findWorker();
  const wanted = toBytes(key);
  const before = await pushManager.getSubscription();
  const itsKey = before?.options.applicationServerKey;
  const isSame = itsKey && String(new Uint8Array(itsKey)) === String(wanted);
  if (before && isSame) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** Called by a press, since browsers ask nobody otherwise. The state that it led to, or why it did not. */
export async function turnDeviceOn(api: Api): Promise<DeviceState | ApiError> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const key = await getPushKey(api);
  if (!key.ok) return key.error;
  if (key.data === null) return "absent";
  const subscription = await subscribe(key.data);
  const { endpoint, keys } = subscription.toJSON();
  const device = { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", authSecret: keys?.auth ?? "" };
  const added = await addDevice(api, device);
  if (added.ok) return "on";
  await subscription.unsubscribe();
  return added.error;
}

export async function turnDeviceOff(api: Api): Promise<DeviceState | ApiError> {
  const subscription = await findSubscription();
  if (!subscription) return "off";
  const removed = await removeDevice(api, subscription.endpoint);
  if (!removed.ok) return removed.error;
  await subscription.unsubscribe();
  return "off";
}
