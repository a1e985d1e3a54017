/** Ends what a person is told on this device: the server learns of it when it next calls. */
export async function endPush(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
