import type { Figure } from "../figure.ts";
import type { Generator } from "../load/generator.ts";
import { untilKept } from "../pages.ts";
import {
  computeRatio,
  costRatioText,
  LOAD_SETTINGS,
  ratesTable,
  ratioText,
  requestText,
  takeTurns,
} from "../rounds.ts";
import { serveFromMemory } from "../subjects/memory-server.ts";
import type { Platform } from "../subjects/platform.ts";

const HEADERS = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Encoding": "br",
};

export function homePage({ generator, platform }: { generator: Generator; platform: Platform }): Figure {
  const target = 0.3;
  return {
    title: "Home page, server-rendered, against a bare Node server",
    target: `≥ ${target} ×`,
    how: `\`GET /\` as a browser asks for it (Brotli), against \`node:http\` sending the same bytes from memory. The page is rendered once and kept until content changes; below, for the scale, under a host that never comes again, so that it is rendered, compressed and kept for every request. ${LOAD_SETTINGS}`,
    async measure() {
      const url = `http://localhost:${platform.port}/`;
      await untilKept(url, HEADERS);
      const bare = await serveFromMemory("node", url, HEADERS);
      try {
        const [kept, node, made] = await takeTurns(generator, [
          { name: "Bên Trong", ...platform, request: requestText(platform.port, "/", HEADERS) },
          { name: "Node, bytes in memory", ...bare, request: requestText(platform.port, "/", HEADERS) },
          {
            name: "Bên Trong, rendered each time",
            ...platform,
            request: requestText(platform.port, "/", { ...HEADERS, Host: "n{n}.localhost" }),
          },
        ]);
        if (!kept || !node || !made) throw new Error("there was nothing to compare");
        const ratio = computeRatio(kept, node);
        return {
          value: ratioText(ratio),
          met: ratio.median >= target,
          notes: [
            `By processor time: ${costRatioText(kept, node)}`,
            `Rendered each time, against the bare server: ${ratioText(computeRatio(made, node))}`,
          ],
          raw: ratesTable([kept, node, made]),
        };
      } finally {
        await bare.stop();
      }
    },
  };
}
