// `npm run dev`: the server on the same port with Vite inside it, so that screens change while they are edited; the
// server itself starts again when its own files change.
import { install } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

try {
  await install({ forTests: true });
  runServer({
    nodeArguments: ["--watch-path=apps/server/src", "--watch-path=packages", "--watch-preserve-output"],
    environment: { NODE_ENV: "development" },
  });
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}
