import { slug } from "@bentrong/format/slug";
import { useEffect, useRef } from "react";
import { regex, required, TextInput } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";

const VALID = [
  required(),
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Chỉ gồm chữ thường không dấu, số và dấu gạch nối."),
];

/** The part of an address that names a row. Follows the title of a new row until somebody writes it themselves. */
export function SlugInput({ from }: { from: string }) {
  const { setValue, getFieldState } = useFormContext();
  const title: unknown = useWatch({ name: from });
  const wasThere = useRef<unknown>(useWatch({ name: "slug" }));
  useEffect(() => {
    if (wasThere.current || getFieldState("slug").isTouched || typeof title !== "string") return;
    setValue("slug", slug(title), { shouldDirty: true });
  }, [title, setValue, getFieldState]);
  return <TextInput source="slug" validate={VALID} helperText="Chữ thường không dấu, nối bằng gạch ngang." />;
}
