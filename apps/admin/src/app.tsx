import { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Admin, CustomRoutes, memoryStore, Resource } from "react-admin";
import { createBrowserRouter, Route } from "react-router";
import { RouterProvider } from "react-router/dom";
import { isRetryable } from "./common/api/errors.ts";
import { createDataProvider } from "./common/data/data-provider.ts";
import { createAuthProvider } from "./common/host/auth-provider.ts";
import { useHost } from "./common/host/host-context.ts";
import { AdminLayout } from "./common/layout/admin-layout.tsx";
import { ErrorPage } from "./common/layout/error-page.tsx";
import { Home } from "./common/layout/home.tsx";
import { NotFound } from "./common/layout/not-found.tsx";
import { ResourcesContext } from "./common/layout/resources-context.ts";
import { createI18n } from "./common/text/i18n.ts";
import { useSiteTheme } from "./common/theme/use-site-theme.ts";
import { listResources } from "./resources.ts";

const TRIES = 2;

/** Addresses are real ones: a data router, because only that can hold back somebody who leaves unsaved work. */
export function App() {
  const { basename } = useHost();
  const router = useMemo(
    () => createBrowserRouter([{ path: "*", element: <AdminApp /> }], { basename }),
    [basename],
  );
  return <RouterProvider router={router} />;
}

function AdminApp() {
  const host = useHost();
  const theme = useSiteTheme();
  const parts = useMemo(() => {
    const resources = listResources(host.role);
    return {
      resources,
      auth: createAuthProvider(host),
      data: createDataProvider(host.fetch),
      i18n: createI18n(resources),
      // No personal data in the browser's storage.
      store: memoryStore(),
      client: new QueryClient({
        defaultOptions: {
          queries: { retry: (failures, error) => failures < TRIES && isRetryable(error) },
        },
      }),
    };
  }, [host]);
  return (
    <ResourcesContext value={parts.resources}>
      <Admin
        disableTelemetry
        title="Bên Trong"
        authProvider={parts.auth}
        dataProvider={parts.data}
        i18nProvider={parts.i18n}
        store={parts.store}
        queryClient={parts.client}
        theme={theme}
        darkTheme={null}
        layout={AdminLayout}
        dashboard={Home}
        catchAll={NotFound}
        error={ErrorPage}
      >
        {parts.resources.map(
          ({ name, screens }) => screens && <Resource key={name} name={name} {...screens} />,
        )}
        <CustomRoutes>
          {parts.resources.map(
            ({ name, page: Page }) => Page && <Route key={name} path={`/${name}/*`} element={<Page />} />,
          )}
        </CustomRoutes>
      </Admin>
    </ResourcesContext>
  );
}
