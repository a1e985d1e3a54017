import { isEmergency } from "@bentrong/contract/safety";
import { Alert } from "@mui/material";
import {
  BooleanInput,
  CheckboxGroupInput,
  DeleteButton,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  regex,
  required,
  TextInput,
  useRecordContext,
} from "react-admin";
import { RowCreate } from "../../common/forms/row-create.tsx";
import { RowEdit } from "../../common/forms/row-edit.tsx";
import { CheckSection } from "./check-section.tsx";
import { HoursInput } from "./hours-input.tsx";
import { HELP_CHOICES, type Line } from "./line.ts";

const NUMBER = [
  required(),
  regex(/^\+?\d[\d .()-]{1,22}\d$/, "Chỉ gồm chữ số, dấu cách, chấm, gạch hoặc ngoặc."),
];
const NAME = [required(), minLength(2), maxLength(80)];
const ABOUT = [required(), minLength(2), maxLength(200)];
const POSITION = [required(), minValue(0), maxValue(9_999)];
const AT_LEAST_ONE = [required("Bạn chọn ít nhất một việc nhé.")];
const orEmpty = (text: string | null): string => text ?? "";

export const LineEdit = () => (
  <RowEdit deletion={<Deletion />}>
    <CheckSection />
    <Fields />
  </RowEdit>
);

const NEW = {
  about: "",
  nameEn: "",
  aboutEn: "",
  helps: ["talk"],
  hours: "unknown",
  position: 100,
  isActive: true,
};

export const LineCreate = () => (
  <RowCreate defaultValues={NEW}>
    <Fields />
  </RowCreate>
);

const useIsState = (): boolean => {
  const line = useRecordContext<Partial<Line>>();
  return line?.id !== undefined && isEmergency({ id: line.id });
};

/** The state's own numbers stay. */
const Deletion = () => (useIsState() ? null : <DeleteButton mutationMode="pessimistic" />);

function Fields() {
  const isState = useIsState();
  return (
    <>
      {isState ? (
        <Alert severity="info" sx={{ width: "100%", marginBottom: 1 }}>
          Số khẩn cấp của cả nước: số, giờ trực và việc nó luôn hiện ra là cố định. Lời giới thiệu thì bạn sửa
          được.
        </Alert>
      ) : (
        <TextInput
          source="number"
          validate={NUMBER}
          inputMode="tel"
          helperText="Viết cho dễ đọc: 096 306 1414. Đổi số thì ngày kiểm tra bắt đầu lại từ đầu."
        />
      )}
      <TextInput source="name" validate={NAME} />
      <TextInput
        source="about"
        validate={ABOUT}
        multiline
        minRows={2}
        parse={orEmpty}
        helperText="Một câu ngắn: ai nghe, cho ai, có mất phí không. Người đang hoảng đọc câu này."
      />
      <CheckboxGroupInput
        source="helps"
        choices={HELP_CHOICES}
        validate={AT_LEAST_ONE}
        helperText="Thẻ đưa số hợp với việc đang xảy ra lên trước."
      />
      {!isState && <HoursInput />}
      <TextInput
        source="nameEn"
        validate={maxLength(80)}
        parse={orEmpty}
        helperText="Để trống thì hiện tên tiếng Việt."
      />
      <TextInput source="aboutEn" validate={maxLength(200)} multiline parse={orEmpty} />
      <NumberInput
        source="position"
        size="medium"
        step={1}
        validate={POSITION}
        helperText="Số nhỏ đứng trước. 115 và 113 luôn đứng đầu thẻ."
      />
      {!isState && (
        <BooleanInput
          source="isActive"
          helperText="Tắt đi thì số không còn trên thẻ và trên trang An toàn."
        />
      )}
    </>
  );
}
