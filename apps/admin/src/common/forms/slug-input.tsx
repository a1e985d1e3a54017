import { slug } from "@bentrong/format/slug";
import { Button } from "@mui/material";
import { useEffect, useRef } from "react";
import { regex, TextInput, useRecordContext, useResourceContext } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useFreeSlug } from "./use-free-slug.ts";

const PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const VALID = regex(PATTERN, "Chỉ gồm chữ thường không dấu, số và dấu gạch nối.");

/** Paths of tables whose slug is an address and therefore unique. */
const PATHS: Readonly<Record<string, string>> = { blog: "/blog/", podcast: "/podcast/", course: "/course/" };

/** Slug of a row. Follows the title of a new row until it is edited by hand. */
export function SlugInput({ from }: { from: string }) {
  const { setValue, getFieldState } = useFormContext();
  const path = PATHS[useResourceContext() ?? ""];
  const title: unknown = useWatch({ name: from });
  const written: unknown = useWatch({ name: "slug" });
  const wasThere = useRef<unknown>(written);
  useEffect(() => {
    if (wasThere.current || getFieldState("slug").isTouched || typeof title !== "string") return;
    setValue("slug", slug(title), { shouldDirty: true });
  }, [title, setValue, getFieldState]);
  return (
    <>
      <TextInput
        source="slug"
        validate={VALID}
        helperText={
          path === undefined ? "Chữ thường không dấu. Để trống thì lấy từ tên." : helpFor(path, written)
        }
      />
      {path !== undefined && typeof written === "string" && PATTERN.test(written) && (
        <Taken wanted={written} />
      )}
    </>
  );
}

const helpFor = (path: string, written: unknown): string =>
  `Địa chỉ ngắn: ${path}${written || "…"}. Để trống thì lấy từ tên; bạn đổi thì địa chỉ cũ vẫn dẫn tới đây.`;

/** Another row has it: what would be stored instead is said before it is saved. */
function Taken({ wanted }: { wanted: string }) {
  const { setValue } = useFormContext();
  const record = useRecordContext();
  const free = useFreeSlug(useResourceContext() ?? "", wanted, record?.id);
  if (free === undefined || free === wanted) return null;
  return (
    <Button
      size="small"
      sx={{ alignSelf: "flex-start", marginBottom: 2, textTransform: "none" }}
      onClick={() => setValue("slug", free, { shouldDirty: true, shouldTouch: true })}
    >
      Đường dẫn này đã có. Dùng “{free}” nhé?
    </Button>
  );
}
