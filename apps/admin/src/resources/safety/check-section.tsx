import { CHECK_AFTER_DAYS, isEmergency } from "@bentrong/contract/safety";
import { Alert, Button, Stack, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { useNotify, useRecordContext, useRefresh } from "react-admin";
import { useFormState } from "react-hook-form";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { lastCheckSentence, useChecker } from "./check-words.ts";
import { type Line, needsCheck } from "./line.ts";

/** Time of the last check of the number, and the button that records one. */
export function CheckSection() {
  const line = useRecordContext<Line>();
  const { isDirty } = useFormState();
  const who = useChecker(line?.id);
  const { mutate, isPending, error } = useMutation({ mutationFn: useAdminAction() });
  const notify = useNotify();
  const refresh = useRefresh();
  if (!line) return null;
  const isState = isEmergency(line);
  const check = () =>
    mutate(
      {
        path: `/admin/safety/line/${encodeURIComponent(line.id)}/check`,
        body: { updatedAt: line.updatedAt },
      },
      {
        onSuccess: () => {
          notify("Đã ghi: hôm nay số này đã được kiểm tra.", { type: "success" });
          refresh();
        },
      },
    );
  return (
    <Stack
      component="section"
      aria-label="Kiểm tra số"
      spacing={1}
      sx={{ width: "100%", border: 1, borderColor: "divider", borderRadius: 1, padding: 2, marginBottom: 2 }}
    >
      <Typography>{lastCheckSentence(line, who)}</Typography>
      {needsCheck(line, Date.now()) && <Alert severity="warning">{dueWords(line)}</Alert>}
      <Typography variant="body2" color="text.secondary">
        {isState
          ? "Đừng gọi thử số khẩn cấp. Bạn xem trang chính thức, thấy vẫn đúng thì ghi lại."
          : "Bạn gọi hỏi: số còn người nghe không, trực giờ nào, có mất phí không. Rồi ghi lại."}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        {!isState && (
          <Button component="a" href={`tel:${line.tel}`} variant="outlined">
            Gọi {line.number}
          </Button>
        )}
        <Button variant="contained" onClick={check} loading={isPending} disabled={isDirty}>
          {isState ? "Đã xem lại hôm nay" : "Đã gọi kiểm tra hôm nay"}
        </Button>
      </Stack>
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          Bạn lưu thay đổi trước, rồi hãy ghi là đã kiểm tra.
        </Typography>
      )}
      {error && (
        <Alert severity="error" action={<Button onClick={refresh}>Tải lại</Button>}>
          {error.message}
        </Alert>
      )}
    </Stack>
  );
}

const dueWords = ({ checkedAt }: Line): string =>
  checkedAt === null
    ? "Số mới thì nên kiểm tra trước khi có người cần đến."
    : `Đã quá ${CHECK_AFTER_DAYS} ngày, đến lúc kiểm tra lại.`;
