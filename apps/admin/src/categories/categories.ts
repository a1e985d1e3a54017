import Category from "@mui/icons-material/CategoryOutlined";
import { lazy } from "react";
import { STAFF, type Subject } from "../subject.ts";

export const categories: Subject = {
  name: "category",
  label: "Chuyên mục",
  inSentence: "chuyên mục",
  group: "Nội dung",
  icon: Category,
  for: STAFF,
  fields: {
    name: "Tên",
    slug: "Đường dẫn",
    description: "Mô tả",
    categoryType: "Dành cho",
    palette: "Màu tranh bìa",
  },
  screens: {
    list: lazy(() => import("./category-list.tsx").then(({ CategoryList }) => ({ default: CategoryList }))),
    edit: lazy(() => import("./category-form.tsx").then(({ CategoryEdit }) => ({ default: CategoryEdit }))),
    create: lazy(() =>
      import("./category-form.tsx").then(({ CategoryCreate }) => ({ default: CategoryCreate })),
    ),
    recordRepresentation: "name",
  },
};
