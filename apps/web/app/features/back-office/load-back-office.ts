// The back office is an application of its own; its script is fetched when somebody has been let in, and never before.
import { BACK_OFFICE_ENTRY, type BackOffice } from "@bentrong/contract/back-office";
import { getBackOfficeEntry } from "../../api/back-office.ts";
import { apiClient } from "../../api/client.ts";

function addStyles(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${href} was not loaded`));
  });
}

/** Throws when a part of it cannot be fetched. */
export async function loadBackOffice(): Promise<BackOffice> {
  const entry = await getBackOfficeEntry(apiClient());
  if (!entry.ok) throw new Error(`${BACK_OFFICE_ENTRY}: ${entry.error.code}`);
  const { script, styles } = entry.data;
  const [office] = await Promise.all([
    // Built from apps/admin/src/main.tsx, whose exports are checked against the same type.
    import(/* @vite-ignore */ script) as Promise<BackOffice>,
    ...styles.map(addStyles),
  ]);
  return office;
}
