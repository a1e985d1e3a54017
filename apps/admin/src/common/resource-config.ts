import type { StaffRole } from "@bentrong/contract/back-office";
import type { SvgIconComponent } from "@mui/icons-material";
import type { ComponentType } from "react";
import type { ResourceProps } from "react-admin";

/** Headings of the menu, in their order. */
export const GROUPS = ["Tổng quan", "Nội dung", "Cộng đồng", "Tiền", "Hệ thống"] as const;
export type Group = (typeof GROUPS)[number];

/** One subject of the work: a folder beside this file, an entry of the menu, its screens. */
export interface ResourceConfig {
  /** First part of its addresses; with `screens` also the table of the data API. */
  name: string;
  /** In the menu and above lists: "Bài viết". */
  label: string;
  /** Within a sentence: "bài viết". */
  labelLowercase: string;
  group: Group;
  icon: SvgIconComponent;
  /** Roles that find it in the menu and under its address. The server decides what they may do. */
  roles: readonly StaffRole[];
  /** Screens over the rows of a table; each loaded when it is first opened. */
  screens?: Pick<ResourceProps, "list" | "edit" | "create" | "show" | "recordRepresentation">;
  /** Or one page of its own, with everything below its address. */
  page?: ComponentType;
  /** Texts of its fields: `{ title: "Tiêu đề" }`. */
  fields?: Readonly<Record<string, string>>;
  /** Beside its entry in the menu: what waits there, if anything does. */
  badge?: ComponentType;
  /** Not in the menu: reached from another subject. */
  hidden?: boolean;
}

export const STAFF = ["administrator", "moderator"] as const satisfies StaffRole[];
export const ADMINISTRATORS = ["administrator"] as const satisfies StaffRole[];
