// The providers that the operator configured.
import type { Settings } from "../../../platform/settings.ts";
import { createCasso } from "./casso.ts";
import { createPayos } from "./payos.ts";
import type { PaymentProvider, PaymentProviders } from "./provider.ts";
import { createSepay } from "./sepay.ts";
import { createSimulatedBank } from "./simulated.ts";

/** `simulationSecret`: given where a bank may be played while there is no real one. */
export function createPaymentProviders(
  { sepayApiKey, sepaySecret, cassoSecret, payosChecksumKey }: Settings["payment"],
  simulationSecret: string | undefined,
): PaymentProviders {
  const providers = new Map<string, PaymentProvider>();
  if (sepayApiKey || sepaySecret) {
    providers.set("sepay", createSepay({ apiKey: sepayApiKey, hmacSecret: sepaySecret }));
  }
  if (cassoSecret) providers.set("casso", createCasso(cassoSecret));
  if (payosChecksumKey) providers.set("payos", createPayos(payosChecksumKey));
  if (providers.size === 0 && simulationSecret) {
    providers.set("simulated", createSimulatedBank(simulationSecret));
  }
  return providers;
}
