import { Alert, Button, Stack } from "@mui/material";
import { Link } from "react-router";
import { ImportPage, useImport } from "../../../common/forms/import-steps.tsx";
import { Imported, Preview } from "../money-data.ts";
import { PreviewView } from "./preview-view.tsx";
import { StatementInput } from "./statement-input.tsx";
import { useSendStatement } from "./use-send-statement.ts";

/** A statement by file or by paste: what it would do is shown before anything is written. */
export function Statements() {
  const send = useSendStatement();
  const { step, isBusy, error, preview, write, startOver } = useImport<string, Preview, Imported>((text) =>
    send(text, "preview=true", Preview),
  );
  const importText = (text: string) => write(() => send(text, "unreadable=skip", Imported));

  return (
    <ImportPage title="Nhập sao kê" error={error}>
      {step.kind === "input" && <StatementInput isBusy={isBusy} onGiven={preview} />}
      {step.kind === "preview" && (
        <PreviewView
          preview={step.found}
          isBusy={isBusy}
          onWrite={() => importText(step.given)}
          onBack={startOver}
        />
      )}
      {step.kind === "done" && <Done imported={step.done} again={startOver} />}
    </ImportPage>
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
