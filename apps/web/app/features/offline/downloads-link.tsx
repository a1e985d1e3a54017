import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { OFFLINE_PAGE } from "../../lib/offline/caches.ts";
import { useDownloads } from "./downloads-store.ts";
import { downloadsText } from "./downloads-text.ts";

/** Link that is shown once there is a download. */
export function DownloadsLink() {
  const text = useText(downloadsText);
  const { kept } = useDownloads();
  if (!kept?.length) return null;
  return (
    <AppLink
      to={`${OFFLINE_PAGE}#downloads`}
      className="inline-flex min-h-11 items-center self-start text-sm font-medium text-wine-ink underline-offset-4 hover:underline"
    >
      {text.link} ({kept.length})
    </AppLink>
  );
}
