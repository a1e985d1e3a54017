import { type ReactNode, Suspense } from "react";
import { Layout } from "react-admin";
import { ProofDialog } from "../proof/proof-dialog.tsx";
import { MenuSidebar } from "./menu-sidebar.tsx";
import { PageLoading } from "./page-loading.tsx";
import { RemovedHtmlNotice } from "./removed-html-notice.tsx";
import { SideMenu } from "./side-menu.tsx";
import { TopBar } from "./top-bar.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

/** Around every page: bar, menu, main part. Narrow screens get the menu as a drawer. */
export function AdminLayout({ children }: { children: ReactNode }) {
  useDocumentTitle();
  return (
    <Layout
      appBar={TopBar}
      menu={SideMenu}
      sidebar={MenuSidebar}
      appBarAlwaysOn
      sx={{
        // The library makes room for its widest table; here tables scroll on their own and phones get cards.
        minWidth: 0,
        "& .RaLayout-appFrame": { marginTop: "56px" },
        // Indicates that a menu is longer than the window.
        "& .RaSidebar-fixed": { scrollbarWidth: "thin", width: "inherit" },
        "& .RaSidebar-fixed::-webkit-scrollbar": { display: "initial", width: 6 },
        "& .RaLayout-content": { minWidth: 0, padding: { xs: "8px 12px 96px", md: "8px 24px 64px" } },
      }}
    >
      <RemovedHtmlNotice />
      <ProofDialog />
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </Layout>
  );
}
