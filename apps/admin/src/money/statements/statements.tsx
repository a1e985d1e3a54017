import { Alert, Button, Stack } from "@mui/material";
import { useState } from "react";
import { Title } from "react-admin";
import { Link } from "react-router";
import { Imported, Preview } from "../money-data.ts";
import { useSendStatement } from "../use-money.ts";
import { PreviewView } from "./preview-view.tsx";
import { StatementInput } from "./statement-input.tsx";

type Step =
  | { kind: "input" }
  | { kind: "preview"; text: string; preview: Preview }
  | { kind: "done"; imported: Imported };

/** A statement by file or by paste: what it would do is shown before anything is written. */
export function Statements() {
  const [step, setStep] = useState<Step>({ kind: "input" });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const send = useSendStatement();
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
  const preview = (text: string) =>
    attempt(async () => ({
      kind: "preview",
      text,
      preview: (await send(text, "preview=true", Preview)).data,
    }));
  const write = (text: string) =>
    attempt(async () => ({ kind: "done", imported: (await send(text, "unreadable=skip", Imported)).data }));
  const again = () => setStep({ kind: "input" });

  return (
    <Stack component="section" sx={{ gap: 2, maxWidth: 760, paddingTop: 1 }}>
      <Title title="Nhập sao kê" />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {step.kind === "input" && <StatementInput isBusy={isBusy} onGiven={preview} />}
      {step.kind === "preview" && (
        <PreviewView preview={step.preview} isBusy={isBusy} onWrite={() => write(step.text)} onBack={again} />
      )}
      {step.kind === "done" && <Done imported={step.imported} again={again} />}
    </Stack>
  );
}

function Done({ imported: { matched, unmatched, known }, again }: { imported: Imported; again: () => void }) {
  return (
    <>
      <Alert severity="success">
        Đã nhập xong: {matched} giao dịch vào đơn, {unmatched} chưa khớp, {known} đã có từ trước.
      </Alert>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: "wrap" }}>
        {unmatched > 0 && (
          <Button variant="contained" component={Link} to="/transfer">
            Xem tiền chưa khớp
          </Button>
        )}
        <Button variant="outlined" onClick={again}>
          Nhập tệp khác
        </Button>
      </Stack>
    </>
  );
}
