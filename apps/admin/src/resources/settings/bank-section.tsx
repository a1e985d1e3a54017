import type { ShownSettings } from "@bentrong/contract/site-settings";
import { Alert } from "@mui/material";
import { useState } from "react";
import { SettingField } from "./setting-field.tsx";
import { SettingSection } from "./setting-section.tsx";

export function BankSection({ shown }: { shown: ShownSettings }) {
  const before = shown.settings.bank;
  const [value, setValue] = useState(before);
  const [confirmNumber, setConfirmNumber] = useState("");
  const set = (changes: Partial<typeof value>) => setValue({ ...value, ...changes });
  const isChanged = JSON.stringify(value) !== JSON.stringify(before);
  return (
    <SettingSection
      name="bank"
      title="Tài khoản nhận tiền"
      about="Tài khoản trong mã QR và lời hướng dẫn chuyển khoản của những đơn đặt từ lúc lưu."
      isOverridden={shown.overridden.includes("bank")}
      isChanged={isChanged}
      body={{ value, confirmNumber }}
    >
      <SettingField label="Ngân hàng" value={value.bankName} onChange={(bankName) => set({ bankName })} />
      <SettingField
        label="Mã BIN"
        value={value.bin}
        onChange={(bin) => set({ bin: bin.trim() })}
        help="Sáu chữ số của ngân hàng trong NAPAS 247, như 970436 của Vietcombank."
      />
      <SettingField
        label="Số tài khoản"
        value={value.accountNumber}
        onChange={(accountNumber) => set({ accountNumber: accountNumber.replace(/\s/g, "") })}
      />
      <SettingField
        label="Chủ tài khoản"
        value={value.accountName}
        onChange={(accountName) => set({ accountName })}
        help="Viết hoa không dấu, đúng như ngân hàng ghi."
      />
      {isChanged && (
        <>
          <Alert severity="warning">
            Sai một chữ số là tiền của người mua đi nơi khác. Bạn nhập lại số tài khoản để chắc nhé.
          </Alert>
          <SettingField label="Nhập lại số tài khoản" value={confirmNumber} onChange={setConfirmNumber} />
        </>
      )}
    </SettingSection>
  );
}
