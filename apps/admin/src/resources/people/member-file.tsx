import { MOST_IMPORT_BYTES } from "@bentrong/contract/member-import";
import AttachFile from "@mui/icons-material/AttachFileOutlined";
import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from "@mui/material";
import { type ChangeEvent, useRef, useState } from "react";

export interface ChosenFile {
  text: string;
  givesKnownDays: boolean;
}

interface Props {
  isBusy: boolean;
  onGiven(file: ChosenFile): void;
}

/** A file of members as a spreadsheet saves it, and whether those who have an account get the days too. */
export function MemberFile({ isBusy, onGiven }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [givesKnownDays, setGivesKnownDays] = useState(false);
  const [problem, setProblem] = useState("");
  const takeFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    const bytes = file && (await file.arrayBuffer());
    // The same file can be chosen again once it was mended.
    target.value = "";
    if (!bytes) return;
    const read = readText(bytes);
    setProblem("problem" in read ? read.problem : "");
    if ("text" in read) onGiven({ text: read.text, givesKnownDays });
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        Tệp CSV có dòng đầu là tên cột: <b>email</b>, và nếu cần thì <b>name</b> (tên), <b>plan</b> (tên gói)
        và <b>days</b> (số ngày hội viên). Nhiều nhất 2.000 dòng, 1 MB. Bạn xem trước từng dòng rồi mới nhập;
        nhập lại cùng một tệp thì không ai bị thêm hai lần.
      </Typography>
      <Typography>
        Người mới nhận một lá thư mời để tự đặt mật khẩu. Ai đã có tài khoản thì được giữ nguyên.
      </Typography>
      <FormControlLabel
        control={
          <Checkbox checked={givesKnownDays} onChange={(_, isChecked) => setGivesKnownDays(isChecked)} />
        }
        label="Tặng số ngày trong tệp cho cả người đã có tài khoản"
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="contained"
        startIcon={<AttachFile />}
        disabled={isBusy}
        onClick={() => field.current?.click()}
        sx={{ alignSelf: "flex-start" }}
      >
        Chọn tệp CSV
      </Button>
      <input ref={field} type="file" accept=".csv,text/csv,text/plain" hidden onChange={takeFile} />
    </Stack>
  );
}

/** Anything but UTF-8 would turn Vietnamese names into question marks. */
function readText(bytes: ArrayBuffer): { text: string } | { problem: string } {
  if (bytes.byteLength > MOST_IMPORT_BYTES)
    return { problem: "Tệp lớn hơn 1 MB. Bạn chia thành nhiều tệp nhé." };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: "Tệp này không phải CSV. Bạn lưu lại dạng “CSV UTF-8” rồi chọn lại nhé." };
  }
}
