import { FormHelperText, FormLabel, Skeleton, Stack } from "@mui/material";
import { lazy, Suspense, useId, useState } from "react";
import { useInput, useTranslateLabel, ValidationError } from "react-admin";
import { notKept } from "./kept-markup.ts";
import { SourceField } from "./source-field.tsx";

/** The editor is large, and only forms with a long text need it. */
const Editor = lazy(() => import("./editor.tsx").then((module) => ({ default: module.Editor })));

interface Props {
  source: string;
  label?: string;
  /** Letters do not carry pictures. */
  keepsPictures?: boolean;
}

/** A long text with headings, lists, links and pictures, as HTML. What the editor cannot hold is edited as it is written. */
export function RichTextInput({ source, label, keepsPictures = true }: Props) {
  const id = useId();
  const { field, fieldState } = useInput<string>({ source, defaultValue: "" });
  const translated = useTranslateLabel()({ source, ...(label && { label }) });
  const [wantsSource, setWantsSource] = useState(false);
  const html = typeof field.value === "string" ? field.value : "";
  const dropped = notKept(html);
  const problem = fieldState.error?.message;
  return (
    <Stack spacing={0.5} sx={{ width: "100%", marginBlock: 1 }}>
      <FormLabel id={id} component="div" error={problem !== undefined}>
        {translated}
      </FormLabel>
      {wantsSource || dropped.length > 0 ? (
        <SourceField
          html={html}
          labelledBy={id}
          dropped={dropped}
          onChange={field.onChange}
          leave={() => setWantsSource(false)}
        />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <Editor
            html={html}
            labelledBy={id}
            keepsPictures={keepsPictures}
            onChange={field.onChange}
            asSource={() => setWantsSource(true)}
          />
        </Suspense>
      )}
      {problem && (
        <FormHelperText error>
          <ValidationError error={problem} />
        </FormHelperText>
      )}
    </Stack>
  );
}
