import type { ShownSettings } from "@bentrong/contract/site-settings";
import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { useAdminAction } from "../../common/api/use-api-query.ts";
import { SettingField } from "./setting-field.tsx";
import { SettingSection } from "./setting-section.tsx";

export function MailSection({ shown }: { shown: ShownSettings }) {
  const before = shown.settings.mail;
  const [value, setValue] = useState(before);
  const runAction = useAdminAction();
  const notify = useNotify();
  const test = async () => {
    try {
      await runAction({ path: "/admin/settings/mail/test" });
      notify("Thư thử đang tới hộp thư của bạn.", { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : "Chưa gửi được thư thử.", { type: "error" });
    }
  };
  const isChanged = JSON.stringify(value) !== JSON.stringify(before);
  return (
    <SettingSection
      name="mail"
      title="Người gửi thư"
      about={
        shown.transport === "smtp"
          ? "Tên và địa chỉ đứng ở đầu mọi thư. Máy chủ thư phải được phép gửi từ địa chỉ này."
          : "Chưa có máy chủ thư (SMTP_URL): thư đang được ghi thành tệp trong thư mục dữ liệu."
      }
      isOverridden={shown.overridden.includes("mail")}
      isChanged={isChanged}
      body={{ value }}
    >
      <SettingField
        label="Tên người gửi"
        value={value.name}
        onChange={(name) => setValue({ ...value, name })}
      />
      <SettingField
        label="Địa chỉ gửi"
        type="email"
        value={value.address}
        onChange={(address) => setValue({ ...value, address })}
      />
      <Button sx={{ alignSelf: "flex-start" }} disabled={isChanged} onClick={() => void test()}>
        Gửi thư thử cho tôi
      </Button>
    </SettingSection>
  );
}
