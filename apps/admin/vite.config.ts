import path from "node:path";
import { defineConfig } from "vite";
import { precompress } from "../../scripts/precompress.ts";

export default defineConfig({
  base: "/back-office/",
  publicDir: false,
  build: {
    outDir: "build",
    // Under which names the files lie: the server reads it.
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_600,
    rolldownOptions: {
      input: "src/main.tsx",
      // The site imports the entry and calls what it exports.
      preserveEntrySignatures: "strict",
      onwarn(warning, warn) {
        // "use client" means nothing here, and every second module of the interface library says it.
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
    },
  },
  plugins: [
    {
      name: "precompress",
      apply: "build",
      closeBundle: () => precompress(path.join(import.meta.dirname, "build")),
    },
  ],
});
