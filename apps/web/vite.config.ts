import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few well-filled files compress better and ask less of a phone's network than thirty small ones.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                },
                {
                  name: "ground",
                  test: /packages[\\/](?:ui|format|contract)[\\/]|app[\\/]lib[\\/]|node_modules[\\/]zod[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
    // The server bundle's door is our own factory, not the router's build: see server/pages.ts.
    ssr: { build: { rolldownOptions: { input: "./server/pages.ts" } } },
  },
  // Found late, either would reload the first page in development; the sanitizer never reaches the browser.
  optimizeDeps: { include: ["zod/mini"], exclude: ["sanitize-html"] },
  build: {
    // Fonts and pictures as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
  },
});
