// Served as /sw.js where the operator has withdrawn the service worker: it takes the place of whatever is there, at once,
// removes what that one kept, and goes. Open pages then ask the network as if there had never been one.
import { isOurCache } from "../app/lib/offline/caches.ts";
import { scope } from "./worker-scope.ts";

async function withdraw(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(withdraw()));
