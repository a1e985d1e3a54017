import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildWorkers } from "./worker/build-workers.ts";

const GROUND = new RegExp(
  [
    String.raw`app[\\/](?:root|entry\.client)\.tsx`,
    String.raw`app[\\/]lib[\\/](?:cover|retry-button|seo|forms[\\/]email|i18n[\\/]fixed-wording)\.tsx?`,
    String.raw`app[\\/](?:api[\\/](?:result|schema-loader|search-filter)|lib[\\/]parse-id|common[\\/]page[\\/]page-data)\.ts`,
    String.raw`app[\\/]features[\\/]player[\\/]use-player\.ts`,
    String.raw`packages[\\/]ui[\\/]src[\\/](?:button|card|cover|badge|skeleton|field|notice)\.tsx`,
  ].join("|"),
);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), buildWorkers()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of all scripts travel with every first view, and a hash does not compress: 42 bits tell releases apart.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // A few well-filled files compress better and ask less of a phone's network than thirty small ones.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                },
                // Fetched with the answers that they check; what is imported from here by name costs a first view.
                { name: "zod", test: /node_modules[\\/]zod[\\/]/ },
                {
                  name: "schemas",
                  test: /packages[\\/]contract[\\/]src[\\/](?:content|course)\.ts|app[\\/]api[\\/]schemas[\\/]|-schemas\.ts$/,
                },
                // The frame of every page with its dependencies, and the code that nearly every page needs besides.
                // Code for signed-in people only must not be reached from here by a static import.
                { name: "ground", test: GROUND },
                // Dates and excerpts are always shown together.
                { name: "words", test: /packages[\\/]format[\\/]src[\\/](?:dates|excerpt|plain-text)\.ts/ },
                // What titles of cards and of their pages need.
                { name: "titles", test: /app[\\/]lib[\\/]join-words\.ts|lazy-save-button\.tsx/ },
                // A group takes what its files import along, unless a group before it did: without this one, reading the words
                // of an address brings the library of podcasts.
                {
                  name: "search",
                  test: /app[\\/]lib[\\/](?:search-box|search-words|use-debounced-search)\.tsx?/,
                },
                // A chunk of its own: inside a feature's chunk, visitors of the articles loaded the podcasts as well.
                {
                  name: "calls",
                  test: /app[\\/]api[\\/]page\.ts/,
                },
                // Who asks for a membership asks for all of it.
                { name: "membership", test: /app[\\/](?:common[\\/]membership|api[\\/]memberships)/ },
                { name: "kept-documents", test: /app[\\/]lib[\\/]offline[\\/](?:caches|keep-document)\.ts/ },
                // On the home page alone of all that the library has.
                { name: "podcast-card", test: /features[\\/]podcasts[\\/]podcast-card\.tsx/ },
                // Code that a course, its certificate and the parts of a lesson share.
                {
                  name: "learning",
                  test: /(?:features|contract[\\/]src)[\\/]learning[\\/.]/,
                  minShareCount: 2,
                },
                {
                  name: "podcasts",
                  test: /features[\\/]podcasts[\\/](?!podcasts-text|podcast-card\.)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
    // The entry of the server bundle is our own factory, not the router's build: see server/pages.ts.
    ssr: { build: { rolldownOptions: { input: "./server/pages.ts" } } },
  },
  // Found late, either would reload the first page in development; the sanitizer never reaches the browser.
  optimizeDeps: { include: ["zod/mini"], exclude: ["sanitize-html"] },
  build: {
    // Fonts and pictures as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
  },
});
