// `npm start` on any machine with Node 20 or newer: installs and builds only what is missing or changed, then runs
// the server on the Node 24 that was installed with it. Plain JavaScript, because nothing is installed yet.
import { build, install } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

try {
  await install({ forTests: false });
  await build();
  runServer({ environment: { NODE_ENV: "production" }, restarts: true });
} catch (error) {
  console.error(`\n  ${error.message}\n`);
  process.exit(1);
}
