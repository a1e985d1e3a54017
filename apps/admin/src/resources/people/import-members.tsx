import { MemberImport } from "@bentrong/contract/member-import";
import { Alert, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { z } from "zod/mini";
import { sendJson } from "../../common/api/http-client.ts";
import { API_QUERIES } from "../../common/api/use-api-query.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { ImportPage, useImport } from "../../common/forms/import-steps.tsx";
import { type ChosenFile, MemberFile } from "./member-file.tsx";
import { MemberLines } from "./member-lines.tsx";

const Answer = z.object({ data: MemberImport });

/** People from another place, by file: what would happen is shown before anything is written. */
export function ImportMembers() {
  const httpClient = useHttpClient();
  const client = useQueryClient();
  const send = async (path: string, body: object): Promise<MemberImport> =>
    Answer.parse((await sendJson(httpClient, "POST", `/functions/v1/admin/person/import${path}`, body)).json)
      .data;
  const { step, isBusy, error, preview, write, startOver } = useImport<
    ChosenFile,
    MemberImport,
    MemberImport
  >((file) => send("/preview", file));
  const importFile = (file: ChosenFile, reason: string) =>
    write(async () => {
      const done = await send("", { ...file, reason });
      await client.invalidateQueries({ queryKey: [API_QUERIES] });
      return done;
    });

  return (
    <ImportPage title="Nhập thành viên" error={error}>
      {step.kind === "input" && <MemberFile isBusy={isBusy} onGiven={preview} />}
      {step.kind === "preview" && (
        <MemberLines
          found={step.found}
          isBusy={isBusy}
          onWrite={(reason) => importFile(step.given, reason)}
          onBack={startOver}
        />
      )}
      {step.kind === "done" && <Done done={step.done} />}
    </ImportPage>
  );
}

const Done = ({ done: { counts } }: { done: MemberImport }) => (
  <>
    <Alert severity="success" role="status">
      Đã thêm {counts.new} tài khoản và tặng ngày cho {counts.days} người. {counts.known} người đã có được giữ
      nguyên, {counts.problem} dòng bị bỏ qua. Thư mời đang được gửi dần.
    </Alert>
    <Button variant="outlined" component={Link} to="/person" sx={{ alignSelf: "flex-start" }}>
      Về danh sách thành viên
    </Button>
  </>
);
