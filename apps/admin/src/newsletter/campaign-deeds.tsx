import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { useState } from "react";
import { useDecide } from "../data/use-answer.ts";
import { DecisionDialog } from "../forms/decision-dialog.tsx";
import { DeedButtons } from "../forms/deed-buttons.tsx";

type Way = "unschedule" | "pause" | "resume" | "cancel";

const WORDS: Readonly<Record<Way, { title: string; text: string; deed: string; done: string }>> = {
  unschedule: {
    title: "Bỏ hẹn giờ?",
    text: "Bản tin trở lại thành bản nháp để sửa. Chưa ai nhận được gì.",
    deed: "Bỏ hẹn giờ",
    done: "Đã bỏ hẹn giờ.",
  },
  pause: {
    title: "Tạm dừng gửi?",
    text: "Thư đang trên đường thì vẫn tới; từ lá kế tiếp trở đi thì chờ, cho tới khi bạn gửi tiếp.",
    deed: "Tạm dừng",
    done: "Đã tạm dừng.",
  },
  resume: {
    title: "Gửi tiếp?",
    text: "Những người chưa nhận sẽ được gửi. Ai đã nhận rồi thì không nhận lần nữa.",
    deed: "Gửi tiếp",
    done: "Đang gửi tiếp.",
  },
  cancel: {
    title: "Dừng hẳn bản tin này?",
    text: "Ai chưa nhận thì sẽ không nhận nữa, và không gửi tiếp lại được. Thư đã gửi thì không lấy lại được.",
    deed: "Dừng hẳn",
    done: "Đã dừng hẳn.",
  },
};

/** What can be done about a campaign that is no draft any more. The server decides whether it may be. */
export function CampaignDeeds({ campaign: { id, status } }: { campaign: Campaign }) {
  const decide = useDecide();
  const [open, setOpen] = useState<Way>();
  const deeds: [way: Way, label: string, isShown: boolean][] = [
    ["unschedule", "Bỏ hẹn giờ để sửa", status === "SCHEDULED"],
    ["pause", "Tạm dừng", status === "SENDING"],
    ["resume", "Gửi tiếp", status === "PAUSED"],
    ["cancel", "Dừng hẳn", status === "SENDING" || status === "PAUSED"],
  ];
  return (
    <>
      <DeedButtons deeds={deeds} harsh="cancel" onChoose={setOpen} />
      {open && (
        <DecisionDialog
          {...WORDS[open]}
          isDangerous={open === "cancel"}
          onDecide={() => decide({ path: `/admin/newsletter/campaign/${id}/${open}` })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
