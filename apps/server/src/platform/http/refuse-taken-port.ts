import { createServer } from "node:net";

/** Asks for the port before anything slow happens. Throws one sentence that says what to do. */
export async function refuseTakenPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new Error(
        `PORT: ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
      );
    }
    if (code === "EACCES")
      throw new Error(`PORT: ${port} needs more rights than this user has; choose one above 1023`);
    throw new Error(`HOST: cannot listen on ${host}: ${(error as Error).message}`);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}
