import type { Campaign } from "@bentrong/contract/staff-newsletter";
import { Alert, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { maxLength, required, TextInput, useRecordContext } from "react-admin";
import { useFormState } from "react-hook-form";
import { API_QUERIES } from "../../common/api/use-api-query.ts";
import { RowCreate } from "../../common/forms/row-create.tsx";
import { RowEdit } from "../../common/forms/row-edit.tsx";
import { useAfterSave } from "../../common/forms/use-after-save.ts";
import { RichTextInput } from "../../common/rich-text/rich-text-input.tsx";
import { DraftActions } from "./draft-actions.tsx";
import { PostsInput } from "./posts-input.tsx";

const LONGEST_SUBJECT = 150;
const LONGEST_PREHEADER = 200;
const SUBJECT = [required(), maxLength(LONGEST_SUBJECT)];
const PREHEADER = [maxLength(LONGEST_PREHEADER)];

/** An untouched column holds an empty text and never null. */
const withTexts = <V extends object>(values: V): V => ({
  ...values,
  ...Object.fromEntries(
    ["preheader", "intro", "outro"].map((name) => [name, Reflect.get(values, name) ?? ""]),
  ),
});

export const CampaignCreate = () => (
  <RowCreate transform={withTexts}>
    <Fields />
  </RowCreate>
);

interface Props {
  campaign: Campaign;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
}

/** A draft: everything in it can still change, and from here it is tried out and sent. */
export const CampaignDraft = ({ campaign, isDirty, onDirty }: Props) => (
  <RowEdit transform={withTexts} parts={<Parts campaign={campaign} isDirty={isDirty} />}>
    {campaign.problem === "POST_WITHDRAWN" && (
      <Alert severity="warning" sx={{ width: "100%", marginBottom: 2 }}>
        Bản tin này đã không được gửi đúng giờ, vì có bài trong đó không còn đăng nữa. Chưa ai nhận được thư
        nào.
      </Alert>
    )}
    <Fields />
    <Watch onDirty={onDirty} />
  </RowEdit>
);

const Fields = () => (
  <>
    <TextInput source="subject" validate={SUBJECT} helperText="Dòng đầu tiên người nhận đọc thấy." />
    <TextInput
      source="preheader"
      validate={PREHEADER}
      helperText="Hộp thư hiện dòng này cạnh tiêu đề. Để trống thì lấy câu đầu của thư."
    />
    <RichTextInput source="intro" keepsPictures={false} />
    <Typography variant="body2" color="textSecondary">
      Ảnh không đi theo thư: một tấm ảnh tải từ nơi khác sẽ cho biết ai mở thư, lúc nào.
    </Typography>
    <PostsInput source="blogIds" />
    <RichTextInput source="outro" keepsPictures={false} />
  </>
);

/** Reports whether the form is saved; a saved draft is counted again. */
function Watch({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const client = useQueryClient();
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useAfterSave(() => client.invalidateQueries({ queryKey: [API_QUERIES] }));
  return null;
}

function Parts({ campaign, isDirty }: { campaign: Campaign; isDirty: boolean }) {
  const record = useRecordContext<{ updatedAt: string }>();
  if (!record) return null;
  return <DraftActions campaign={campaign} updatedAt={record.updatedAt} isDirty={isDirty} />;
}
