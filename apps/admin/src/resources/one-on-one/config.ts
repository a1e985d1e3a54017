import Handshake from "@mui/icons-material/HandshakeOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const oneOnOne: ResourceConfig = {
  name: "oneOnOne",
  label: "Buổi 1-1",
  labelLowercase: "buổi 1-1",
  group: "Cộng đồng",
  icon: Handshake,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./one-on-one-page.tsx").then(({ OneOnOnePage }) => ({ default: OneOnOnePage }))),
};
