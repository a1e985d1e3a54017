import AttachFile from "@mui/icons-material/AttachFileOutlined";
import { Button, Stack, TextField, Typography } from "@mui/material";
import { type ChangeEvent, useRef, useState } from "react";
import { statementText } from "./read-file.ts";

const NOTHING = "Bạn chọn tệp hoặc dán nội dung sao kê trước nhé.";

export function StatementInput({ isBusy, onGiven }: { isBusy: boolean; onGiven: (text: string) => void }) {
  const fileField = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState("");

  const give = (bytes: Uint8Array) => {
    const read = statementText(bytes);
    if ("problem" in read) return setProblem(read.problem);
    setProblem("");
    return onGiven(read.text);
  };
  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) give(new Uint8Array(await file.arrayBuffer()));
    // The same file can be chosen again once it was mended.
    target.value = "";
  };
  const takePasted = () => (pasted.trim() ? give(new TextEncoder().encode(pasted)) : setProblem(NOTHING));

  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        Tải sao kê từ ngân hàng dạng CSV, có các cột Ngày giao dịch, Số tiền ghi có, Nội dung và, nếu được, Số
        tham chiếu. Bạn xem trước rồi mới nhập; nhập lại cùng một tệp thì không có gì thay đổi.
      </Typography>
      <Button
        variant="contained"
        startIcon={<AttachFile />}
        disabled={isBusy}
        onClick={() => fileField.current?.click()}
      >
        Chọn tệp CSV
      </Button>
      <input ref={fileField} type="file" accept=".csv,text/csv,text/plain" hidden onChange={takeFile} />
      <TextField
        label="Hoặc dán nội dung vào đây"
        multiline
        minRows={5}
        maxRows={12}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        error={problem !== ""}
        helperText={problem || "Cả dòng tên cột."}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Button variant="outlined" onClick={takePasted} disabled={isBusy}>
        Xem trước nội dung đã dán
      </Button>
    </Stack>
  );
}
