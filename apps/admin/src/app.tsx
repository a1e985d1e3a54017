import { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Admin, CustomRoutes, memoryStore, Resource } from "react-admin";
import { createBrowserRouter, Route } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createDataProvider } from "./data/data-provider.ts";
import { isWorthAnotherTry } from "./data/problem.ts";
import { Failed } from "./frame/failed.tsx";
import { Frame } from "./frame/frame.tsx";
import { Home } from "./frame/home.tsx";
import { NotFound } from "./frame/not-found.tsx";
import { createAuthProvider } from "./host/auth-provider.ts";
import { useHost } from "./host/host-context.ts";
import { useSiteTheme } from "./look/use-site-theme.ts";
import { subjectsFor } from "./subjects.ts";
import { createI18n } from "./text/i18n.ts";

const TRIES = 2;

/** Addresses are real ones: a data router, because only that can hold back somebody who leaves unsaved work. */
export function App() {
  const { basename } = useHost();
  const router = useMemo(
    () => createBrowserRouter([{ path: "*", element: <Office /> }], { basename }),
    [basename],
  );
  return <RouterProvider router={router} />;
}

function Office() {
  const host = useHost();
  const theme = useSiteTheme();
  const parts = useMemo(() => {
    const subjects = subjectsFor(host.role);
    return {
      subjects,
      auth: createAuthProvider(host),
      data: createDataProvider(host.fetch),
      i18n: createI18n(subjects),
      // Nothing about people stays in the browser's storage.
      store: memoryStore(),
      client: new QueryClient({
        defaultOptions: {
          queries: { retry: (failures, error) => failures < TRIES && isWorthAnotherTry(error) },
        },
      }),
    };
  }, [host]);
  return (
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
      layout={Frame}
      dashboard={Home}
      catchAll={NotFound}
      error={Failed}
    >
      {parts.subjects.map(({ name, screens }) => screens && <Resource key={name} name={name} {...screens} />)}
      <CustomRoutes>
        {parts.subjects.map(
          ({ name, page: Page }) => Page && <Route key={name} path={`/${name}/*`} element={<Page />} />,
        )}
      </CustomRoutes>
    </Admin>
  );
}
