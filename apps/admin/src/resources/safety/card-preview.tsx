import { type Danger, PreviewedCard } from "@bentrong/contract/staff-safety";
import { Box, TextField, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { toQueryString, useApiQuery } from "../../common/api/use-api-query.ts";
import { fromField } from "../../common/content/vietnam-time.ts";
import { SelectField } from "../../common/forms/select-field.tsx";
import { useHost } from "../../common/host/host-context.ts";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { Section } from "../../common/lists/section.tsx";
import { DANGER_NAMES } from "./danger-names.ts";

const KINDS = Object.entries(DANGER_NAMES) as [Danger, string][];
const LANGUAGES = [
  ["vi", "Tiếng Việt"],
  ["en", "English"],
] as const;
type Language = (typeof LANGUAGES)[number][0];

/** A usual phone. */
const WIDTH = 390;
const HEIGHT = 520;

/** The card as somebody in danger sees it: rendered by the site, from the server's data. */
export function CardPreview() {
  const [danger, setDanger] = useState<Danger | "">("self");
  const [language, setLanguage] = useState<Language | "">("vi");
  const [time, setTime] = useState("");
  const at = fromField(time) ?? undefined;
  const answer = useApiQuery(
    `/admin/safety/preview${toQueryString({ danger, language, at })}`,
    PreviewedCard,
    {
      keepPrevious: true,
    },
  );
  return (
    <Section title="Thẻ, như người đang gặp nguy nhìn thấy">
      <Box
        sx={{
          display: "grid",
          columnGap: 1.5,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "2fr 1fr 1fr" },
          alignItems: "start",
        }}
      >
        <SelectField label="Người ấy" value={danger} options={KINDS} onChange={setDanger} />
        <SelectField label="Ngôn ngữ" value={language} options={LANGUAGES} onChange={setLanguage} />
        <TextField
          label="Xem như lúc"
          type="datetime-local"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          helperText="Giờ Việt Nam. Để trống: ngay bây giờ."
        />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlock: 1 }}>
        Bấm vào số ở đây thì máy không gọi đi.
      </Typography>
      <QueryBoundary query={answer} height={HEIGHT}>
        {(card) => <DrawnCard card={card} />}
      </QueryBoundary>
    </Section>
  );
}

function DrawnCard({ card }: { card: PreviewedCard }) {
  const { showSafetyCard } = useHost();
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (place.current ? showSafetyCard?.(place.current, card) : undefined),
    [card, showSafetyCard],
  );
  return (
    <Box
      ref={place}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
      }}
      sx={{
        ...{
          maxWidth: WIDTH,
          minHeight: 320,
          paddingBlock: 2,
          overflow: "hidden",
          backgroundColor: "background.default",
        },
        // On a phone as wide as it is in a conversation.
        ...{ marginInline: { xs: -2, sm: 0 }, borderRadius: { xs: 0, sm: 2 } },
      }}
    />
  );
}
