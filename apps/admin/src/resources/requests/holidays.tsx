import { Holiday } from "@bentrong/contract/staff-people";
import { shortDate } from "@bentrong/format/dates";
import { Alert, Button, Stack, TextField, Typography } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { z } from "zod/mini";
import { useAdminAction, useApiQuery } from "../../common/api/use-api-query.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { Lines, Section } from "../../common/lists/section.tsx";
import { yearsWithout } from "./years-without.ts";

/** Years that the clocks of this year and the next count in, and for which no day is written down. */
function YearsWithout({ days }: { days: readonly Holiday[] }) {
  const missing = yearsWithout(days, new Date());
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ marginBottom: 1 }}>
      Chưa ghi ngày nghỉ nào của năm {missing.join(" và năm ")}. Bạn thêm vào khi có thông báo của Nhà nước
      nhé.
    </Alert>
  );
}

const HolidayList = z.array(Holiday);
const NONE: Holiday = { day: "", name: "", source: "" };

/** Days that the clock for answers leaves out. */
export function Holidays() {
  const answer = useApiQuery("/admin/holiday", HolidayList);
  const [draft, setDraft] = useState(NONE);
  const { mutate, isPending, error } = useMutation({ mutationFn: useAdminAction() });
  const add = (event: FormEvent) => {
    event.preventDefault();
    mutate({ path: "/admin/holiday", body: draft }, { onSuccess: () => setDraft(NONE) });
  };
  const field = (name: keyof Holiday, label: string) => (
    <TextField
      label={label}
      required
      type={name === "day" ? "date" : "text"}
      value={draft[name]}
      onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
      sx={{ flex: "1 1 180px" }}
    />
  );
  return (
    <Section title="Ngày nghỉ lễ">
      <Typography sx={{ marginBottom: 1 }}>
        Hạn trả lời tính theo ngày làm việc, thứ Hai đến thứ Sáu, trừ những ngày dưới đây. Ngày nào chưa ghi
        thì hạn chỉ đến sớm hơn, không bao giờ trễ hơn. Mỗi năm Nhà nước chọn thêm ngày liền kề Quốc khánh và
        lịch nghỉ Tết: bạn thêm những ngày ấy khi có thông báo.
      </Typography>
      <QueryBoundary query={answer} height={160}>
        {(days) => (
          <>
            <YearsWithout days={days} />
            <Lines rows={days} none="Chưa ghi ngày nào.">
              {({ day, name, source }) => (
                <li key={day}>
                  <Stack
                    direction="row"
                    sx={{ justifyContent: "space-between", alignItems: "center", gap: 1 }}
                  >
                    <span>
                      {shortDate(day)}: {name}
                      <Typography variant="body2" color="text.secondary">
                        {source}
                      </Typography>
                    </span>
                    <Button
                      aria-label={`Bỏ ngày ${shortDate(day)}`}
                      onClick={() => mutate({ path: `/admin/holiday/${day}`, method: "DELETE" })}
                    >
                      Bỏ
                    </Button>
                  </Stack>
                </li>
              )}
            </Lines>
          </>
        )}
      </QueryBoundary>
      <Stack
        component="form"
        onSubmit={add}
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: "wrap", alignItems: "center", marginTop: 2 }}
      >
        {field("day", "Ngày")}
        {field("name", "Tên ngày lễ")}
        {field("source", "Theo văn bản nào")}
        <Button type="submit" variant="outlined" loading={isPending}>
          Thêm ngày nghỉ
        </Button>
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
    </Section>
  );
}
