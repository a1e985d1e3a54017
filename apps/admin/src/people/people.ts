import Group from "@mui/icons-material/GroupOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const people: Subject = {
  name: "person",
  label: "Thành viên",
  inSentence: "thành viên",
  group: "Cộng đồng",
  icon: Group,
  for: ADMINISTRATORS,
  page: lazy(() => import("./people-pages.tsx").then(({ PeoplePages }) => ({ default: PeoplePages }))),
};
