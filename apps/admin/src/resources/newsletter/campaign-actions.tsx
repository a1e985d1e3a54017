import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { useState } from "react";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { ActionButtons } from "../../common/forms/action-buttons.tsx";
import { ActionDialog } from "../../common/forms/action-dialog.tsx";

type Way = "unschedule" | "pause" | "resume" | "cancel";

const WORDS: Readonly<Record<Way, { title: string; text: string; action: string; done: string }>> = {
  unschedule: {
    title: "Bỏ hẹn giờ?",
    text: "Bản tin trở lại thành bản nháp để sửa. Chưa ai nhận được gì.",
    action: "Bỏ hẹn giờ",
    done: "Đã bỏ hẹn giờ.",
  },
  pause: {
    title: "Tạm dừng gửi?",
    text: "Thư đang trên đường thì vẫn tới; từ lá kế tiếp trở đi thì chờ, cho tới khi bạn gửi tiếp.",
    action: "Tạm dừng",
    done: "Đã tạm dừng.",
  },
  resume: {
    title: "Gửi tiếp?",
    text: "Những người chưa nhận sẽ được gửi. Ai đã nhận rồi thì không nhận lần nữa.",
    action: "Gửi tiếp",
    done: "Đang gửi tiếp.",
  },
  cancel: {
    title: "Dừng hẳn bản tin này?",
    text: "Ai chưa nhận thì sẽ không nhận nữa, và không gửi tiếp lại được. Thư đã gửi thì không lấy lại được.",
    action: "Dừng hẳn",
    done: "Đã dừng hẳn.",
  },
};

/** Actions on a campaign that is no draft any more. The server decides which are allowed. */
export function CampaignActions({ campaign: { id, status } }: { campaign: Campaign }) {
  const runAction = useAdminAction();
  const [open, setOpen] = useState<Way>();
  const actions: [way: Way, label: string, isShown: boolean][] = [
    ["unschedule", "Bỏ hẹn giờ để sửa", status === "SCHEDULED"],
    ["pause", "Tạm dừng", status === "SENDING"],
    ["resume", "Gửi tiếp", status === "PAUSED"],
    ["cancel", "Dừng hẳn", status === "SENDING" || status === "PAUSED"],
  ];
  return (
    <>
      <ActionButtons actions={actions} destructive="cancel" onChoose={setOpen} />
      {open && (
        <ActionDialog
          {...WORDS[open]}
          isDestructive={open === "cancel"}
          onConfirm={() => runAction({ path: `/admin/newsletter/campaign/${id}/${open}` })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
