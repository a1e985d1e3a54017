import { MemberImport } from "@bentrong/contract/member-import";
import { Alert, Button, Stack } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Title } from "react-admin";
import { Link } from "react-router";
import { z } from "zod/mini";
import { sendJson } from "../data/ask.ts";
import { ANSWERS } from "../data/use-answer.ts";
import { useAsk } from "../data/use-ask.ts";
import { type ChosenFile, MemberFile } from "./member-file.tsx";
import { MemberLines } from "./member-lines.tsx";

const Answer = z.object({ data: MemberImport });

type Step =
  | { kind: "input" }
  | { kind: "preview"; file: ChosenFile; found: MemberImport }
  | { kind: "done"; done: MemberImport };

/** People from another place, by file: what would happen is shown before anything is written. */
export function ImportMembers() {
  const ask = useAsk();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: "input" });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  const send = async (path: string, body: object): Promise<MemberImport> =>
    Answer.parse((await sendJson(ask, "POST", `/functions/v1/admin/person/import${path}`, body)).json).data;
  const attempt = async (work: () => Promise<Step>) => {
    setBusy(true);
    setRefusal("");
    try {
      setStep(await work());
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : "Chưa gửi được.");
    }
    setBusy(false);
  };
  const preview = (file: ChosenFile) =>
    attempt(async () => ({ kind: "preview", file, found: await send("/preview", file) }));
  const write = (file: ChosenFile, reason: string) =>
    attempt(async () => {
      const done = await send("", { ...file, reason });
      await client.invalidateQueries({ queryKey: [ANSWERS] });
      return { kind: "done", done };
    });

  return (
    <Stack component="section" sx={{ gap: 2, maxWidth: 760, paddingTop: 1 }}>
      <Title title="Nhập thành viên" />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {step.kind === "input" && <MemberFile isBusy={isBusy} onGiven={preview} />}
      {step.kind === "preview" && (
        <MemberLines
          found={step.found}
          isBusy={isBusy}
          onWrite={(reason) => write(step.file, reason)}
          onBack={() => setStep({ kind: "input" })}
        />
      )}
      {step.kind === "done" && <Done done={step.done} />}
    </Stack>
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
