import type { Config } from "@react-router/dev/config";
import { precompress } from "../../scripts/precompress.ts";
import { reportWeight } from "./weight.ts";

export default {
  ssr: true,
  // A page and its data loading are needed together: one file each.
  splitRouteModules: false,
  // The whole route table is small; one cacheable file is better than a request per link that comes into view.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await precompress(client);
    await reportWeight(client);
  },
} satisfies Config;
