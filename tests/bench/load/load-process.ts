// The load generator as a process of its own, on a core of its own: it does what its parent tells it.
import { drive, type Load } from "./drive.ts";

process.on("message", async (load: Load) => {
  try {
    process.send?.({ driven: await drive(load) });
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on("disconnect", () => process.exit(0));
