import Key from "@mui/icons-material/VpnKeyOutlined";
import { lazy } from "react";
import { ADMINISTRATORS, type ResourceConfig } from "../../common/resource-config.ts";

export const apiKeys: ResourceConfig = {
  name: "api-keys",
  label: "Khóa API",
  labelLowercase: "khóa API",
  group: "Hệ thống",
  icon: Key,
  roles: ADMINISTRATORS,
  page: lazy(() => import("./api-keys-page.tsx").then(({ ApiKeysPage }) => ({ default: ApiKeysPage }))),
};
