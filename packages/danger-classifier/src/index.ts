export { createDangerClassifier, type DangerClassifier, type DangerReading } from "./classifier.ts";
export { scoreLinear } from "./heads.ts";
export type { LinearModel } from "./linear-model.ts";
export { DANGER_ROUTES, type DangerRoute, ROUTES, type Route } from "./routes.ts";
export { BUCKETS, countFeatures, removeMarks, type SparseVector } from "./text-features.ts";
