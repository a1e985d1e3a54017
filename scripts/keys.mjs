// `npm run keys`: prints the settings that several hosts, or one with its own database, must share.
import { spawnSync } from "node:child_process";
import { install, project, serverNode } from "./prepare.mjs";

await install({ forTests: false });
const program = `
  import { makeKeys } from "./apps/server/src/platform/identity/keys.ts";
  import { createEncryptionKeys } from "./apps/server/src/platform/crypto/encryption.ts";
  const { signing, publicKey } = await makeKeys();
  console.info("TOKEN_KEYS='" + JSON.stringify(signing) + "'");
  console.info("PUBLIC_KEY=" + publicKey);
  console.info("MESSAGE_KEYS='" + JSON.stringify(createEncryptionKeys()) + "'");
`;
const { status } = spawnSync(serverNode(), ["--input-type=module-typescript", "--eval", program], {
  cwd: project,
  stdio: "inherit",
});
process.exit(status ?? 1);
