// Prints the settings that several hosts, or one with its own database, share. `npm run keys` runs it.
import { createEncryptionKeys } from "../platform/crypto/encryption.ts";
import { makeKeys } from "../platform/identity/keys.ts";
import { makePushKey } from "../platform/identity/push-key.ts";

const { signing, publicKey } = await makeKeys();
console.info(`TOKEN_KEYS='${JSON.stringify(signing)}'`);
console.info(`PUBLIC_KEY=${publicKey}`);
console.info(`PUSH_KEY='${JSON.stringify(await makePushKey())}'`);
console.info(`MESSAGE_KEYS='${JSON.stringify(createEncryptionKeys())}'`);
