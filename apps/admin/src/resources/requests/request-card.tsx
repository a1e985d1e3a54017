import type { PersonRequest } from "@bentrong/contract/staff-people";
import { dateAndTime, shortDate } from "@bentrong/format/dates";
import { Card, CardContent, Chip, Stack, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ActionButtons } from "../../common/forms/action-buttons.tsx";
import { Facts } from "../../common/lists/facts.tsx";
import {
  OUTCOMES,
  REQUEST_CHANNELS,
  REQUEST_CLOCKS,
  REQUEST_KINDS,
} from "../../common/text/request-words.ts";
import { Acknowledge, CloseRequest, DeleteAccount, Extend, OfferExport } from "./request-dialogs.tsx";

const COLOURS = { on_time: "default", soon: "warning", overdue: "error", over: "success" } as const;

/** A deadline is shown as its last day, not as the first moment after it. */
const lastDay = (end: string): string => shortDate(Date.parse(end) - 1);

export const RequestCard = ({ request }: { request: PersonRequest }) => (
  <Card
    component="article"
    aria-label={`${REQUEST_KINDS[request.kind]} của ${request.who ?? "người đã xóa tài khoản"}`}
  >
    <CardContent>
      <Stack spacing={1.5}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography variant="h6" component="h2">
            {REQUEST_KINDS[request.kind]}
          </Typography>
          <Chip size="small" color={COLOURS[request.clock]} label={REQUEST_CLOCKS[request.clock]} />
        </Stack>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {request.personId === null ? (
            (request.who ?? "Người đã xóa tài khoản")
          ) : (
            <Link to={`/person/${request.personId}`}>{request.who}</Link>
          )}
          {" · "}
          {REQUEST_CHANNELS[request.channel]}
        </Typography>
        {request.note !== null && <Typography color="text.secondary">{request.note}</Typography>}
        <Facts facts={listFacts(request)} />
        <Deeds request={request} />
      </Stack>
    </CardContent>
  </Card>
);

function listFacts(request: PersonRequest): [string, string][] {
  const { receivedAt, acknowledgedAt, acknowledgeBy, completedAt, completeBy, outcome } = request;
  const facts: [string, string][] = [
    ["Nhận lúc", dateAndTime(receivedAt)],
    [
      "Trả lời",
      acknowledgedAt === null
        ? `trước hết ngày ${lastDay(acknowledgeBy)}`
        : `đã trả lời ${dateAndTime(acknowledgedAt)}`,
    ],
    [
      "Làm xong",
      completedAt === null ? `trước hết ngày ${lastDay(completeBy)}` : `khép lại ${dateAndTime(completedAt)}`,
    ],
  ];
  if (outcome !== null)
    facts.push(["Kết quả", [OUTCOMES[outcome], request.outcomeReason].filter(Boolean).join(": ")]);
  if (request.extendedAt !== null)
    facts.push(["Gia hạn", request.extensionReason ?? dateAndTime(request.extendedAt)]);
  if (request.exportOfferedAt !== null)
    facts.push(["Đã mời tải dữ liệu", dateAndTime(request.exportOfferedAt)]);
  return facts;
}

type Action = "acknowledge" | "offer" | "delete" | "extend" | "close";

function Deeds({ request }: { request: PersonRequest }) {
  const [open, setOpen] = useState<Action>();
  if (request.completedAt !== null) return null;
  const hasAccount = request.personId !== null;
  const onClose = () => setOpen(undefined);
  const dialogs: Record<Action, ReactNode> = {
    acknowledge: <Acknowledge request={request} onClose={onClose} />,
    offer: <OfferExport request={request} onClose={onClose} />,
    delete: <DeleteAccount request={request} onClose={onClose} />,
    extend: <Extend request={request} onClose={onClose} />,
    close: <CloseRequest request={request} onClose={onClose} />,
  };
  const actions: [action: Action, label: string, isShown: boolean][] = [
    ["acknowledge", "Đã đọc, trả lời", request.acknowledgedAt === null],
    ["offer", "Mời tải dữ liệu", request.kind === "access" && hasAccount],
    ["delete", "Xóa tài khoản này", request.kind === "deletion" && hasAccount],
    ["extend", "Gia hạn 15 ngày", request.extendedAt === null],
    ["close", "Khép lại", true],
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
      <ActionButtons actions={actions} destructive="delete" onChoose={setOpen} />
      {open && dialogs[open]}
    </Stack>
  );
}
