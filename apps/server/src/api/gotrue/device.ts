/** Origin of a request, as far as it says. */
export interface Device {
  userAgent: string | undefined;
  address: string | undefined;
  /** By which a device is known again (known-devices.ts). */
  cookie?: string | undefined;
}
