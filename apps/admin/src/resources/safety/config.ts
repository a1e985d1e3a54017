import Contacts from "@mui/icons-material/PermPhoneMsgOutlined";
import Shield from "@mui/icons-material/ShieldOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";
import { DueBadge } from "./due-badge.tsx";

const lines: ResourceConfig = {
  name: "hotline",
  label: "Số trợ giúp",
  labelLowercase: "số trợ giúp",
  group: "Cộng đồng",
  icon: Contacts,
  roles: ADMINISTRATORS,
  badge: DueBadge,
  fields: {
    number: "Số điện thoại",
    name: "Tên",
    nameEn: "Tên tiếng Anh",
    about: "Gọi số này khi nào",
    aboutEn: "Câu ấy bằng tiếng Anh",
    helps: "Giúp được việc gì",
    hours: "Giờ trực",
    position: "Thứ tự",
    isActive: "Hiện cho mọi người",
    checkedAt: "Kiểm tra lần cuối",
  },
  screens: {
    list: lazy(() => import("./line-list.tsx").then(({ LineList }) => ({ default: LineList }))),
    edit: lazy(() => import("./line-form.tsx").then(({ LineEdit }) => ({ default: LineEdit }))),
    create: lazy(() => import("./line-form.tsx").then(({ LineCreate }) => ({ default: LineCreate }))),
    recordRepresentation: "name",
  },
};

const cards: ResourceConfig = {
  name: "safety",
  label: "Thẻ an toàn",
  labelLowercase: "thẻ an toàn",
  group: "Cộng đồng",
  icon: Shield,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./cards-page.tsx").then(({ CardsPage }) => ({ default: CardsPage }))),
};

/** The numbers, and the card that shows them. */
export const safety: readonly ResourceConfig[] = [lines, cards];
