export { createDangerClassifier, type DangerClassifier, type DangerReading } from "./classifier.ts";
export { DANGER_ROUTES, type DangerRoute, ROUTES, type Route } from "./routes.ts";
