// `npm run train:danger`: trains the heads on data/voices and data/tuning and writes model/heads.bin. The sealed data is not read.
import { writeFileSync } from "node:fs";
import { createEmbedder } from "@bentrong/embedding";
import { writeHeads } from "../heads-file.ts";
import { prepareTexts, trainHeads } from "./train-heads.ts";
import { listTexts } from "./voices.ts";

const embedder = createEmbedder({ maxWaiting: Number.POSITIVE_INFINITY });
const heads = trainHeads(await prepareTexts([...listTexts("voices"), ...listTexts("tuning")], embedder));
await embedder.close();
writeFileSync(new URL("../../model/heads.bin", import.meta.url), writeHeads(heads));
process.stdout.write(`${JSON.stringify(heads.thresholds, undefined, 2)}\n`);
