// Entry of the back office. The site imports it after authorisation, and gives it an element.
import type { BackOffice } from "@bentrong/contract/back-office";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { HostContext } from "./common/host/host-context.ts";
import { ProofContext } from "./common/proof/proof-context.ts";
import { createProofGate } from "./common/proof/proof-gate.ts";

export const mount: BackOffice["mount"] = (element, host) => {
  const styles = createCache({ key: "bo", ...(host.styleNonce && { nonce: host.styleNonce }) });
  const gate = createProofGate(host.fetch);
  const root = createRoot(element);
  root.render(
    <CacheProvider value={styles}>
      <ProofContext value={gate}>
        <HostContext value={{ ...host, fetch: gate.fetch }}>
          <App />
        </HostContext>
      </ProofContext>
    </CacheProvider>,
  );
  return () => root.unmount();
};
