import type { ShownSettings } from "@bentrong/contract/site-settings";
import { Button, Stack } from "@mui/material";
import { useState } from "react";
import { SettingField } from "./setting-field.tsx";
import { SettingSection } from "./setting-section.tsx";

const MOST_LINKS = 8;

export function IdentitySection({ shown }: { shown: ShownSettings }) {
  const before = shown.settings.identity;
  const [value, setValue] = useState(before);
  const set = (changes: Partial<typeof value>) => setValue({ ...value, ...changes });
  const setLink = (place: number, changes: Partial<(typeof value.social)[number]>) =>
    set({ social: value.social.map((link, at) => (at === place ? { ...link, ...changes } : link)) });
  return (
    <SettingSection
      name="identity"
      title="Thương hiệu"
      about="Tên, lời giới thiệu và các địa chỉ mà người đọc thấy trên trang và trong thư."
      isOverridden={shown.overridden.includes("identity")}
      isChanged={JSON.stringify(value) !== JSON.stringify(before)}
      body={{ value }}
    >
      <SettingField label="Tên" value={value.name} onChange={(name) => set({ name })} />
      <SettingField label="Câu giới thiệu" value={value.tagline} onChange={(tagline) => set({ tagline })} />
      <SettingField
        label="Email hỗ trợ"
        type="email"
        value={value.supportEmail}
        onChange={(supportEmail) => set({ supportEmail })}
      />
      <SettingField
        label="Email liên hệ"
        type="email"
        value={value.contactEmail}
        onChange={(contactEmail) => set({ contactEmail })}
      />
      {value.social.map((link, place) => (
        // Links have no id of their own, and are only added and taken away at the end or by their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a link is known by here
        <Stack key={place} direction={{ xs: "column", sm: "row" }} spacing={1}>
          <SettingField
            label={`Mạng xã hội ${place + 1}`}
            value={link.label}
            onChange={(label) => setLink(place, { label })}
          />
          <SettingField
            label={`Địa chỉ ${place + 1}`}
            type="url"
            value={link.href}
            onChange={(href) => setLink(place, { href })}
          />
          <Button
            color="inherit"
            sx={{ flex: "none", alignSelf: { xs: "flex-start", sm: "center" } }}
            aria-label={`Bỏ ${link.label || `mạng xã hội ${place + 1}`}`}
            onClick={() => set({ social: value.social.filter((_, at) => at !== place) })}
          >
            Bỏ
          </Button>
        </Stack>
      ))}
      {value.social.length < MOST_LINKS && (
        <Button
          sx={{ alignSelf: "flex-start" }}
          onClick={() => set({ social: [...value.social, { label: "", href: "https://" }] })}
        >
          Thêm mạng xã hội
        </Button>
      )}
    </SettingSection>
  );
}
