import { lazy, Suspense } from "react";
import type { MetaArgs } from "react-router";
import { BackOfficePage } from "../features/back-office/back-office-page.tsx";
import { ContentPage } from "../features/profile/content-page.tsx";
import { contentText } from "../features/profile/content-text.ts";
import { requireDocumentNavigation } from "../lib/document-navigation.ts";
import { textIn } from "../lib/i18n/text.ts";
import type { RouteHandle } from "../lib/route-handle.ts";
import { pageMeta } from "../lib/seo.ts";

export const handle: RouteHandle = { shell: "office" };

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title } = textIn(contentText, language)["admin-content"];
    return { title, description: title, path: "/admin", hidden: true };
  });

export const clientMiddleware = [requireDocumentNavigation];

/** Navigation inside the back office needs no new data from here. */
export const shouldRevalidate = () => false;

const SafetyPreview = lazy(() =>
  import("../features/chat/safety-preview.tsx").then((module) => ({ default: module.SafetyPreview })),
);
const safetyCard = (card: unknown) => (
  <Suspense fallback={null}>
    <SafetyPreview card={card} />
  </Suspense>
);

export default function AdminContent() {
  return (
    <ContentPage
      name="admin-content"
      renderContent={(welcome) => (
        <BackOfficePage
          staffRole="administrator"
          basename="/admin"
          welcome={welcome}
          safetyCard={safetyCard}
        />
      )}
    />
  );
}
