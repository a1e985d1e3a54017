import "../features/learning/certificate/certificate.css";
import type { MetaArgs } from "react-router";
import { browserLoader, type PageSource } from "../common/page/page-data.ts";
import { Landscape } from "../features/home/landscape.tsx";
import { CertificatePage } from "../features/learning/certificate/certificate-page.tsx";
import { certificateText } from "../features/learning/certificate/certificate-text.ts";
import { loadCourse } from "../features/learning/load-learning.ts";
import { Wordmark } from "../features/shell/wordmark.tsx";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/course-certificate.ts";

export const clientLoader = browserLoader(async (source: PageSource) => ({
  learning: await loadCourse(source),
}));

export const meta = ({ matches, params }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title } = textIn(certificateText, language);
    return { title, description: title, path: `/course/${params.id}/certificate`, hidden: true };
  });

export default function CourseCertificate({ loaderData: { learning } }: Route.ComponentProps) {
  return (
    <CertificatePage
      loaded={learning}
      mark={<Wordmark />}
      view={<Landscape className="certificate-view" />}
    />
  );
}
