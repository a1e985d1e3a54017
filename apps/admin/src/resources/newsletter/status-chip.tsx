import type { CampaignStatus } from "@bentrong/contract/staff-newsletter";
import { dateAndTime } from "@bentrong/format/dates";
import { Chip } from "@mui/material";

export const STATUSES: { id: CampaignStatus; name: string }[] = [
  { id: "DRAFT", name: "Bản nháp" },
  { id: "SCHEDULED", name: "Đã hẹn giờ" },
  { id: "SENDING", name: "Đang gửi" },
  { id: "PAUSED", name: "Tạm dừng" },
  { id: "SENT", name: "Đã gửi" },
  { id: "CANCELLED", name: "Đã dừng hẳn" },
];

const COLOURS = {
  DRAFT: "default",
  SCHEDULED: "info",
  SENDING: "warning",
  PAUSED: "warning",
  SENT: "success",
  CANCELLED: "default",
} as const;

interface Props {
  of: { status: CampaignStatus; scheduledAt: string | null };
}

/** "Hẹn lúc 01/12/2026 07:00", "Đang gửi". */
export const StatusChip = ({ of: { status, scheduledAt } }: Props) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLOURS[status]}
    label={
      status === "SCHEDULED" && scheduledAt
        ? `Hẹn lúc ${dateAndTime(scheduledAt)}`
        : STATUSES.find(({ id }) => id === status)?.name
    }
  />
);
