// Takes the letters of the server under test and keeps them as files, which specs of any worker read (mail.ts).
import { openMailServer } from "../support/smtp-server.ts";

export default async function startMailServer(): Promise<() => Promise<void>> {
  const { TEST_MAIL_PORT: port, TEST_MAIL_DIR: folder } = process.env;
  if (!port || !folder) throw new Error("playwright.config.ts says where letters go");
  const server = await openMailServer({ port: Number(port), folder });
  return () => server.close();
}
