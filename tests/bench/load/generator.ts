// The parent's hand on the load generator.
import path from "node:path";
import { cores, type Pinned, startPinned } from "../subjects/pinned.ts";
import type { Driven, Load } from "./drive.ts";

export interface Generator {
  drive(load: Load): Promise<Driven>;
  stop(): Promise<void>;
}

/** Messages of load-process.ts. */
type Reply = { driven: Driven; problem?: undefined } | { driven?: undefined; problem: string };

export function startGenerator(): Generator {
  const generator: Pinned = startPinned(
    process.execPath,
    [path.join(import.meta.dirname, "load-process.ts")],
    {
      core: cores.generator,
      channel: true,
    },
  );
  return {
    async drive(load) {
      const reply = new Promise<Reply>((resolve, reject) => {
        generator.child.once("message", (message) => resolve(message as Reply));
        void generator.ended.then(() => reject(new Error(`the generator ended: ${generator.output()}`)));
      });
      generator.child.send(load);
      const { driven, problem } = await reply;
      if (!driven) throw new Error(problem);
      return driven;
    },
    stop: generator.stop,
  };
}
