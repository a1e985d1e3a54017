import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolderTransport } from "../../apps/server/src/platform/email/folder-transport.ts";
import { createMailbox } from "../../apps/server/src/platform/email/mailbox.ts";
import { FROM } from "../support/mail-room.ts";

let folder: string;
const ask = (address: string): Promise<Response> | Response => createMailbox(folder).request(address);

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "mailbox-")), "mail");
});
afterAll(() => rm(path.dirname(folder), { recursive: true, force: true }));

describe("a developer's mailbox", () => {
  it("is empty before the first letter", async () => {
    expect(await (await ask("/")).text()).toContain("No letters yet.");
  });

  it("lists a letter and shows it, with nothing that could run", async () => {
    await createFolderTransport(folder, FROM).send(
      {
        id: "9f1c2d3e-0000-4000-8000-000000000000",
        kind: "confirm_email",
        to: "hoa@example.vn",
        subject: "Thư <b>đầu</b>",
        text: "Chào bạn\nhttps://bentrong.example/verify?a=1&b=2\n",
        html: '<p>Chào "bạn"</p><script>alert(1)</script>',
        headers: {},
      },
      new AbortController().signal,
    );
    const [name] = await readdir(folder);
    const list = await (await ask("/")).text();
    expect(list).toContain(`href="/dev/mailbox/${name}"`);
    expect(list).toContain("Thư &lt;b&gt;đầu&lt;/b&gt;");
    const letter = await ask(`/${name}`);
    const page = await letter.text();
    expect(page).toContain('<a href="https://bentrong.example/verify?a=1&amp;b=2">');
    expect(page).toContain('<iframe sandbox title="HTML" srcdoc="&lt;p&gt;Chào &quot;bạn&quot;');
    expect(page).not.toContain("<script");
    expect(letter.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it.each(["/..%2f..%2fkeys%2fmessages.json", "/%2e%2e%2fsecret.eml", "/missing.eml", "/..eml%00"])(
    "opens no other file: %s",
    async (address) => {
      await writeFile(path.join(folder, "../secret.eml"), "Subject: secret\n\nsecret");
      const answer = await ask(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("secret");
    },
  );
});
