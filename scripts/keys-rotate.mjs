// `npm run keys:rotate`: a new key for what people write, put before the others. The server uses it from its next start
// on and seals the older texts anew by itself (docs/runbook).
import { spawnSync } from "node:child_process";
import { install, project, serverNode } from "./prepare.mjs";

await install({ forTests: false });
const program = `
  import { addEncryptionKey, createEncryptionKeys, readEncryptionKeysFromSettings } from "./apps/server/src/platform/crypto/encryption.ts";
  import { readSettings } from "./apps/server/src/platform/settings.ts";
  const { messageKeys, dataDir } = readSettings(process.env, process.cwd());
  if (messageKeys) {
    console.info("MESSAGE_KEYS='" + JSON.stringify([...createEncryptionKeys(), ...readEncryptionKeysFromSettings(messageKeys)]) + "'");
  } else {
    await addEncryptionKey(dataDir);
    console.info("A new key stands first in " + dataDir + "/keys/messages.json. Start the server anew to use it.");
  }
`;
const { status } = spawnSync(serverNode(), ["--input-type=module-typescript", "--eval", program], {
  cwd: project,
  stdio: "inherit",
});
process.exit(status ?? 1);
