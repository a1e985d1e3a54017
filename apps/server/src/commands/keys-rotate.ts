// Adds a new encryption key before the others. The server uses it from its next start and re-encrypts older texts by
// itself (docs/runbook). `npm run keys:rotate` runs it.
import {
  addEncryptionKey,
  createEncryptionKeys,
  readEncryptionKeysFromSettings,
} from "../platform/crypto/encryption.ts";
import { readSettings } from "../platform/settings.ts";

const { messageKeys, dataDir } = readSettings(process.env, process.cwd());
if (messageKeys) {
  const keys = [...createEncryptionKeys(), ...readEncryptionKeysFromSettings(messageKeys)];
  console.info(`MESSAGE_KEYS='${JSON.stringify(keys)}'`);
} else {
  await addEncryptionKey(dataDir);
  console.info(`A new key stands first in ${dataDir}/keys/messages.json. Start the server anew to use it.`);
}
