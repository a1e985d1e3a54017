// The four short texts of the profile view. Which role may read which is decided by the database, from the role table.

import { isAnonymous } from "@bentrong/postgrest/database";
import { RestError } from "@bentrong/postgrest/rest-error";
import { toRestError } from "@bentrong/postgrest/run/database-error";
import { type Context, Hono } from "hono";
import type { Caller, Database } from "../../platform/database/database.ts";
import type { AppEnv } from "../../platform/http/app-env.ts";
import type { ResolveCaller } from "./caller.ts";

const PUBLIC_TEXT =
  "Chào bạn. Ở đây có những bài viết, giọng kể và khoảng lặng, để bạn ngồi lại với chính mình vào lúc nào bạn muốn.";

const TEXTS = {
  "user-content": {
    role: "ROLE_USER",
    text: "Mừng bạn trở lại. Góc nhỏ này là của riêng bạn: cứ đi thật chậm, mọi điều bạn viết ra đều được giữ kín.",
  },
  "mod-content": {
    role: "ROLE_MODERATOR",
    text: "Cảm ơn bạn đã chăm chút từng câu chữ ở đây. Bài viết, podcast và khóa học đang chờ bàn tay biên tập của bạn.",
  },
  "admin-content": {
    role: "ROLE_ADMIN",
    text: "Bạn đang giữ chìa khóa của cả ngôi nhà. Đơn hàng, thành viên và vai trò ở trong tay bạn: xin nhẹ tay và chắc tay.",
  },
} as const;

type ProtectedText = keyof typeof TEXTS;

export function createContentTexts(deps: {
  database: Pick<Database, "asCaller">;
  resolveCaller: ResolveCaller;
}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("/public", (c) => c.json({ data: PUBLIC_TEXT }));
  for (const name of ["user-content", "mod-content", "admin-content"] as const) {
    app.get(`/${name}`, async (c: Context<AppEnv>) => {
      const caller = await deps.resolveCaller(c.req.header("authorization"));
      await requireRole(deps.database, caller, name);
      return c.json({ data: TEXTS[name].text });
    });
  }
  return app;
}

async function requireRole(
  database: Pick<Database, "asCaller">,
  caller: Caller,
  name: ProtectedText,
): Promise<void> {
  if (isAnonymous(caller)) {
    throw new RestError({
      status: 401,
      code: "42501",
      message: "Bạn cần đăng nhập để xem phần này.",
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  if (await hasRole(database, caller, TEXTS[name].role)) return;
  throw new RestError({ status: 403, code: "42501", message: "Tài khoản của bạn chưa được mở phần này." });
}

async function hasRole(database: Pick<Database, "asCaller">, caller: Caller, role: string): Promise<boolean> {
  try {
    const { rows } = await database.asCaller(caller, {
      text: "select auth.has_role($1) as has",
      values: [role],
      name: "rest_has_role",
    });
    return rows[0]?.has === true;
  } catch (error) {
    throw toRestError(error, false);
  }
}
