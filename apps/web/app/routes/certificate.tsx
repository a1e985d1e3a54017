import { data, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { getPublishedCertificate } from "../api/certificates.ts";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { certificateText } from "../features/learning/certificate/certificate-text.ts";
import {
  type LoadedCertificate,
  PublishedCertificatePage,
} from "../features/learning/certificate/published-certificate.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/certificate.ts";

async function loadCertificate({ api, params }: PageSource): Promise<LoadedCertificate> {
  const answer = await getPublishedCertificate(api, params.number ?? "");
  if (answer.ok) return { kind: "open", certificate: answer.data };
  return { kind: answer.error.status === 404 ? "missing" : "failed" };
}

const load = async (source: PageSource) => ({ loaded: await loadCertificate(source) });
const served = serverLoader(load);
const STATUS: Record<LoadedCertificate["kind"], number> = { open: 200, missing: 404, failed: 503 };

export async function loader(args: LoaderFunctionArgs) {
  const page = await served(args);
  return data(page, { status: STATUS[page.loaded.kind] });
}
export const clientLoader = browserLoader(load);

/** Its learner may take it back at any moment: nobody on the way keeps it. */
export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ matches, params }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title } = textIn(certificateText, language);
    return { title, description: title, path: `/certificate/${params.number}`, hidden: true };
  });

export default function Certificate({ loaderData: { loaded }, params }: Route.ComponentProps) {
  return <PublishedCertificatePage loaded={loaded} number={params.number} />;
}
