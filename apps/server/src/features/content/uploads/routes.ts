// /functions/v1/upload: files of staff, resumable. The bytes travel by tus; then `complete` makes the file, which takes a
// while and may be asked for again when the answer was lost.
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "../../../platform/http/app-env.ts";
import { refusal } from "../../../platform/http/errors.ts";
import { noStore } from "../../../platform/http/no-store.ts";
import { readUuid } from "../../../platform/http/read-input.ts";
import type { Authenticate } from "../../../platform/identity/authenticate.ts";
import type { MediaSigner } from "../../../platform/storage/signed-address.ts";
import { createTus, type TusCall, TusRefusal } from "./tus-protocol.ts";
import type { Uploads } from "./uploads.ts";

export interface UploadDeps {
  authenticate: Authenticate;
  uploads: Uploads;
  signer: MediaSigner;
}

const PATH = "/functions/v1/upload";
const MISSING = "Không tìm thấy lần tải lên này.";

export function createUpload({ authenticate, uploads, signer }: UploadDeps): Hono<AppEnv> {
  const answerTus = createTus(uploads, PATH);
  const app = new Hono<AppEnv>();
  app.use(noStore);

  const speakTus = async (c: Context<AppEnv>, call: TusCall): Promise<Response> => {
    try {
      return await answerTus(c.req.raw, call);
    } catch (error) {
      // The rest of the body is not read, so the connection cannot be reused.
      if (c.req.method === "PATCH" || c.req.method === "POST") c.header("Connection", "close");
      c.header("Tus-Resumable", "1.0.0");
      if (error instanceof TusRefusal) return inWords(c, error);
      throw error;
    }
  };

  app.options("*", (c) => speakTus(c, {}));

  app.get("/", async (c) => {
    const unfinished = await uploads.unfinished(await authenticate(c));
    return c.json({ success: true, data: unfinished });
  });
  app.post("/", async (c) => speakTus(c, { uploader: await authenticate(c) }));

  app.post("/:id/complete", async (c) => {
    const person = await authenticate(c);
    const file = await uploads.complete(person, readUuid(c, MISSING));
    return c.json({ success: true, data: { ...file, address: signer.sign(file.address, person) } });
  });

  // HEAD among them: the router takes it for a GET, the protocol does not.
  app.on(["GET", "PATCH", "DELETE"], "/:id", async (c) => {
    const uploader = await authenticate(c);
    const upload = await uploads.find(uploader, readUuid(c, MISSING));
    if (c.req.raw.method === "GET") return c.json({ success: true, data: upload });
    const { id } = upload;
    return speakTus(c, { uploader, id, stillMay: async () => uploads.find(await authenticate(c), id) });
  });
  return app;
}

const WORDS: Readonly<Record<number, string>> = {
  404: MISSING,
  409: "Máy chủ đã nhận tới chỗ khác. Bạn bấm tải tiếp nhé.",
  410: "Lần tải lên này đã hết hạn. Bạn tải lại từ đầu nhé.",
  413: "Tệp gửi lên dài hơn đã báo. Bạn tải lại từ đầu nhé.",
};

/** Statuses are the protocol's: clients decide by them whether to resume, wait or restart. */
function inWords(c: Context<AppEnv>, { status, message: detail }: TusRefusal): Response {
  const message = WORDS[status] ?? "Yêu cầu chưa đúng. Vui lòng tải lại trang rồi thử lại.";
  const code = status === 404 ? "not_found" : "upload_refused";
  return refusal(c, "functions", {
    status: status as ContentfulStatusCode,
    code,
    message,
    extra: { detail },
  });
}
