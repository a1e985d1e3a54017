import { Health, type Level } from "@bentrong/contract/operations";
import type { RequestsPage } from "@bentrong/contract/staff-people";
import { Card, List, ListItem, ListItemButton, ListItemText, Skeleton, Typography } from "@mui/material";
import { useId } from "react";
import { Link } from "react-router";
import { useApiQuery } from "../api/use-api-query.ts";
import { useDueLines } from "../data/due-lines.ts";
import { useOpenRequests, useWaitingMoney, type WaitingMoney } from "../data/waiting.ts";

interface Task {
  to: string;
  what: string;
  why: string;
  isUrgent: boolean;
}

/** Counts of waiting work, each a link to its page. They are fetched again on a visit and when the window is focused. */
export function WaitingWork() {
  const id = useId();
  const money = useWaitingMoney();
  const requests = useOpenRequests();
  const health = useApiQuery("/admin/health", Health);
  const lines = useDueLines();
  const answers = [money, requests, health, lines];
  const isPending = answers.some((answer) => answer.isPending);
  const isUnknown = answers.some((answer) => answer.isError);
  const tasks = [
    ...(money.data ? moneyTasks(money.data) : []),
    ...(requests.data ? requestTasks(requests.data) : []),
    ...lineTasks(lines.count ?? 0),
    ...(health.data ? healthTasks(health.data.level) : []),
  ];
  return (
    <Card component="section" aria-labelledby={id} aria-busy={isPending}>
      <Typography id={id} variant="h6" component="h2" sx={{ padding: "14px 16px 4px" }}>
        Đang chờ bạn
      </Typography>
      <List disablePadding sx={{ minHeight: 56 }}>
        {tasks.map(({ to, what, why, isUrgent }) => (
          <ListItem key={what} disablePadding>
            <ListItemButton component={Link} to={to}>
              <ListItemText
                primary={what}
                secondary={why}
                slotProps={{
                  primary: { sx: { fontWeight: 500, color: isUrgent ? "error.main" : "inherit" } },
                }}
              />
            </ListItemButton>
          </ListItem>
        ))}
        {isPending && <Skeleton sx={{ marginInline: 2, height: 56 }} />}
        {!isPending && tasks.length === 0 && !isUnknown && (
          <Typography component="li" color="text.secondary" sx={{ padding: "8px 16px 16px" }}>
            Không có gì. Bạn nghỉ tay một chút nhé.
          </Typography>
        )}
        {isUnknown && (
          <Typography component="li" color="text.secondary" sx={{ padding: "8px 16px 16px" }}>
            Chưa hỏi được hết. Bạn tải lại trang để xem đủ nhé.
          </Typography>
        )}
      </List>
    </Card>
  );
}

const task = (isThere: boolean, to: string, what: string, why: string, isUrgent = false): Task[] =>
  isThere ? [{ to, what, why, isUrgent }] : [];

const moneyTasks = ({ confirming, unmatched }: WaitingMoney): Task[] => [
  ...task(
    confirming > 0,
    "/order?state=CONFIRMING",
    `${confirming} đơn chờ xác nhận`,
    "Người mua báo đã chuyển tiền.",
  ),
  ...task(
    unmatched > 0,
    "/transfer",
    `${unmatched} giao dịch chưa khớp`,
    "Tiền đã về mà chưa biết của đơn nào.",
  ),
];

const requestTasks = ({ open, soon, overdue }: RequestsPage): Task[] => [
  ...task(
    overdue > 0,
    "/data-requests?clock=overdue",
    `${overdue} yêu cầu dữ liệu đã quá hạn`,
    "Hạn của luật đã qua, cần làm ngay.",
    true,
  ),
  ...task(
    overdue === 0 && open > 0,
    "/data-requests",
    `${open} yêu cầu dữ liệu đang mở`,
    soon > 0 ? `${soon} yêu cầu sắp đến hạn.` : "Chưa yêu cầu nào sắp đến hạn.",
  ),
];

const lineTasks = (due: number): Task[] =>
  task(
    due > 0,
    "/hotline",
    `${due} số trợ giúp cần kiểm tra`,
    "Người gặp nguy đang thấy những số này trên thẻ.",
  );

const healthTasks = (level: Level): Task[] =>
  task(
    level !== "good",
    "/health",
    level === "bad" ? "Hệ thống có điều cần làm ngay" : "Hệ thống có điều cần để ý",
    "Xem phần nào và nên làm gì.",
    level === "bad",
  );
