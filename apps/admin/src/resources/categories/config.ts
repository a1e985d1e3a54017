import Category from "@mui/icons-material/CategoryOutlined";
import { lazy } from "react";
import { type ResourceConfig, STAFF } from "../../common/resource-config.ts";

export const categories: ResourceConfig = {
  name: "category",
  label: "Chuyên mục",
  labelLowercase: "chuyên mục",
  group: "Nội dung",
  icon: Category,
  roles: STAFF,
  fields: {
    name: "Tên",
    slug: "Đường dẫn",
    description: "Mô tả",
    categoryType: "Dành cho",
    palette: "Màu tranh bìa",
  },
  screens: {
    list: lazy(() => import("./list.tsx").then(({ CategoryList }) => ({ default: CategoryList }))),
    edit: lazy(() => import("./form.tsx").then(({ CategoryEdit }) => ({ default: CategoryEdit }))),
    create: lazy(() => import("./form.tsx").then(({ CategoryCreate }) => ({ default: CategoryCreate }))),
    recordRepresentation: "name",
  },
};
