import { LONGEST_TRIED, SafetyReading } from "@bentrong/contract/staff-safety";
import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { sendJson } from "../../common/api/http-client.ts";
import { FUNCTIONS, parseData } from "../../common/api/use-api-query.ts";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { Section } from "../../common/lists/section.tsx";
import { DANGER_NAMES } from "./danger-names.ts";
import { nameSign } from "./sign-names.ts";

/** A message as a person could write it, and what the companion would do with it. */
export function TryMessage() {
  const httpClient = useHttpClient();
  const [text, setText] = useState("");
  const [before, setBefore] = useState("");
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async (): Promise<SafetyReading> => {
      const body = { text, earlier: before.trim() ? [before] : [] };
      const { json } = await sendJson(httpClient, "POST", `${FUNCTIONS}/admin/safety/reading`, body);
      return parseData(SafetyReading, json);
    },
  });
  const change = (set: (value: string) => void) => (value: string) => {
    reset();
    set(value);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Section title="Thử một câu">
      <Stack component="form" onSubmit={send} spacing={1.5}>
        <Message label="Câu viết trước đó (không bắt buộc)" value={before} onChange={change(setBefore)} />
        <Message label="Câu muốn thử" value={text} onChange={change(setText)} />
        <Typography variant="body2" color="text.secondary">
          Câu thử không được lưu lại ở đâu cả. Đừng chép lời của một người có thật vào đây.
        </Typography>
        <Button
          type="submit"
          variant="outlined"
          loading={isPending}
          disabled={!text.trim()}
          sx={{ alignSelf: "flex-start" }}
        >
          Xem Companion sẽ làm gì
        </Button>
        <div role="status">{data && <Result reading={data} />}</div>
        {error && <Alert severity="error">{error.message}</Alert>}
      </Stack>
    </Section>
  );
}

interface MessageProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

const Message = ({ label, value, onChange }: MessageProps) => (
  <TextField
    multiline
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: LONGEST_TRIED } }}
  />
);

const STEPS: Record<SafetyReading["step"], string> = {
  none: "Trả lời như thường, không hỏi và không hiện thẻ.",
  ask: "Hỏi lại một câu nhẹ nhàng trước khi trả lời.",
  card: "Hiện thẻ an toàn ngay.",
};

const Result = ({ reading: { step, danger, signs, classifier } }: { reading: SafetyReading }) => (
  <>
    <Typography sx={{ fontWeight: 500 }}>{STEPS[step]}</Typography>
    {danger && <Typography>Vì nghe như người này {DANGER_NAMES[danger]}.</Typography>}
    <Typography variant="body2" color="text.secondary">
      {signs.length > 0 ? `Danh sách từ: ${signs.map(nameSign).join(", ")}.` : "Danh sách từ: không thấy gì."}{" "}
      {classifier
        ? `Mô hình: ${classifier.score.toLocaleString("vi-VN", { maximumFractionDigits: 2 })} điểm (0 là trung bình).`
        : "Mô hình: không chạy."}
    </Typography>
  </>
);
