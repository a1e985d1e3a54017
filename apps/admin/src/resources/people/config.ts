import Group from "@mui/icons-material/GroupOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const people: ResourceConfig = {
  name: "person",
  label: "Thành viên",
  labelLowercase: "thành viên",
  group: "Cộng đồng",
  icon: Group,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./people-pages.tsx").then(({ PeoplePages }) => ({ default: PeoplePages }))),
};
