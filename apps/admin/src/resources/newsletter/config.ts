// Newsletters and who receives them, for administrators alone.
import AlternateEmail from "@mui/icons-material/AlternateEmail";
import Campaign from "@mui/icons-material/CampaignOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const newsletter: readonly ResourceConfig[] = [
  {
    name: "newsletterCampaign",
    label: "Bản tin",
    labelLowercase: "bản tin",
    group: "Cộng đồng",
    icon: Campaign,
    roles: ADMINISTRATORS,
    fields: {
      subject: "Tiêu đề",
      preheader: "Dòng xem trước",
      intro: "Lời mở",
      blogIds: "Các bài",
      outro: "Lời kết",
      status: "Trạng thái",
      scheduledAt: "Giờ gửi",
      createdAt: "Tạo lúc",
      updatedAt: "Sửa lần cuối",
    },
    screens: {
      list: lazy(() => import("./campaign-list.tsx").then(({ CampaignList }) => ({ default: CampaignList }))),
      edit: lazy(() => import("./one-campaign.tsx").then(({ OneCampaign }) => ({ default: OneCampaign }))),
      create: lazy(() =>
        import("./campaign-form.tsx").then(({ CampaignCreate }) => ({ default: CampaignCreate })),
      ),
      recordRepresentation: "subject",
    },
  },
  {
    name: "subscriber",
    label: "Người nhận bản tin",
    labelLowercase: "người nhận bản tin",
    group: "Cộng đồng",
    icon: AlternateEmail,
    roles: ADMINISTRATORS,
    page: lazy(() => import("./subscribers.tsx").then(({ Subscribers }) => ({ default: Subscribers }))),
  },
];
