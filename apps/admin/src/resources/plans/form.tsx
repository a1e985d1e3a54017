import { maxValue, minValue, NumberInput, required, TextInput } from "react-admin";
import { RowCreate } from "../../common/forms/row-create.tsx";
import { RowEdit } from "../../common/forms/row-edit.tsx";

const HIGHEST_PRICE = 1_000_000_000;
const PRICE = [required(), minValue(0), maxValue(HIGHEST_PRICE)];
const DAYS = [required(), minValue(0)];

/** A plan with buyers is never deleted: their membership names it. */
export const PlanEdit = () => (
  <RowEdit mayDelete={false}>
    <Fields />
  </RowEdit>
);

export const PlanCreate = () => (
  <RowCreate>
    <Fields />
  </RowCreate>
);

const Fields = () => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput
      source="type"
      validate={required()}
      helperText="free, pro1month, pro3month, pro1year; với loại khác, trang sẽ hiện số ngày."
    />
    <NumberInput
      source="price"
      size="medium"
      step={1000}
      validate={PRICE}
      helperText="Người mua trả đúng giá lúc họ đặt; đổi giá không ảnh hưởng đơn đã đặt."
    />
    <NumberInput source="duration" size="medium" step={1} validate={DAYS} />
  </>
);
