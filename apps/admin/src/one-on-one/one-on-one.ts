import Handshake from "@mui/icons-material/HandshakeOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type Subject } from "../subject.ts";

export const oneOnOne: Subject = {
  name: "oneOnOne",
  label: "Buổi 1-1",
  inSentence: "buổi 1-1",
  group: "Cộng đồng",
  icon: Handshake,
  for: ADMINISTRATORS,
  page: lazy(() => import("./one-on-one-page.tsx").then(({ OneOnOnePage }) => ({ default: OneOnOnePage }))),
};
