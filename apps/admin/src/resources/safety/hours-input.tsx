import { hoursText, MOST_SPANS, OpeningHours, stateText, WEEKDAYS } from "@bentrong/contract/opening-hours";
import {
  Box,
  Button,
  FormHelperText,
  FormLabel,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
import { useId, useState } from "react";
import { useInput } from "react-admin";
import { EMPTY, endsNextDay, getHours, type Interval, toIntervals, wrongWith } from "./intervals.ts";

const KINDS = [
  ["always", "Cả ngày lẫn đêm"],
  ["weekly", "Theo giờ"],
  ["unknown", "Chưa rõ"],
] as const;
type Kind = (typeof KINDS)[number][0];

const TOUCH = { minHeight: 44, textTransform: "none", lineHeight: 1.3 } as const;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const validate = (hours: OpeningHours): string | undefined => {
  if (typeof hours === "string") return undefined;
  const wrong = wrongWith(toIntervals(hours));
  if (wrong) return wrong;
  return OpeningHours.safeParse(hours).success ? undefined : "Nhiều quãng giờ quá, bạn gộp bớt lại nhé.";
};

/** Hours of a help line: day and night, hours of the week, or not known. With the sentence that readers get. */
export function HoursInput() {
  const label = useId();
  const { field, fieldState } = useInput<OpeningHours>({
    source: "hours",
    defaultValue: "unknown",
    validate,
  });
  const hours: OpeningHours = field.value;
  // Incomplete entries live only here: days without hours, hours without days.
  const [draft, setDraft] = useState<readonly Interval[]>(() => toIntervals(hours));
  const intervals = isSame(getHours(draft), hours) ? draft : toIntervals(hours);
  const change = (next: readonly Interval[]) => {
    setDraft(next);
    field.onChange(getHours(next));
  };
  const choose = (kind: Kind | null) => {
    if (kind === "weekly") change(intervals.length > 0 ? intervals : [EMPTY]);
    else if (kind) field.onChange(kind);
  };
  const kind: Kind = typeof hours === "string" ? hours : "weekly";
  const wrong = kind === "weekly" ? wrongWith(intervals) : undefined;
  return (
    <Box role="group" aria-labelledby={label} sx={{ width: "100%", marginBlock: 1.5 }}>
      <FormLabel id={label} component="div" sx={{ marginBottom: 0.5 }}>
        Giờ trực
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        color="primary"
        fullWidth
        aria-labelledby={label}
        value={kind}
        onChange={(_, next: Kind | null) => choose(next)}
        sx={{ maxWidth: 480 }}
      >
        {KINDS.map(([id, name]) => (
          <ToggleButton key={id} value={id} sx={TOUCH}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === "weekly" && (
        <Stack spacing={2} sx={{ marginTop: 2 }}>
          {intervals.map((interval, at) => (
            <IntervalFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is nothing but its place
              key={at}
              name={intervals.length > 1 ? `Quãng ${at + 1}` : "Quãng giờ"}
              interval={interval}
              change={(next) => change(intervals.map((one, i) => (i === at ? next : one)))}
              {...(intervals.length > 1 && { remove: () => change(intervals.filter((_, i) => i !== at)) })}
            />
          ))}
          {getHours(intervals).length < MOST_SPANS && (
            <Button
              variant="outlined"
              sx={{ alignSelf: "flex-start" }}
              onClick={() => change([...intervals, EMPTY])}
            >
              Thêm quãng giờ khác
            </Button>
          )}
        </Stack>
      )}
      <FormHelperText error={Boolean(wrong && fieldState.error)} role="status" sx={{ fontSize: "0.9375rem" }}>
        {wrong ?? readers(hours)}
      </FormHelperText>
    </Box>
  );
}

function readers(hours: OpeningHours): string {
  const state = stateText(hours, new Date(), "vi");
  return `Người đọc thấy: ${hoursText(hours, "vi")}${state ? `. Lúc này: ${state}` : ""}.`;
}

interface IntervalProps {
  name: string;
  interval: Interval;
  change(next: Interval): void;
  remove?(): void;
}

const SHORT = ["T2", "T3", "T4", "T5", "T6", "T7", "CN"];
const RUNS: readonly (readonly [label: string, days: readonly number[]])[] = [
  ["Thứ Hai đến thứ Sáu", [1, 2, 3, 4, 5]],
  ["Mỗi ngày", [1, 2, 3, 4, 5, 6, 7]],
];

function IntervalFields({ name, interval, change, remove }: IntervalProps) {
  return (
    <Stack
      role="group"
      aria-label={name}
      spacing={1}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, padding: 1.5 }}
    >
      <ToggleButtonGroup
        color="primary"
        fullWidth
        aria-label="Những ngày"
        value={interval.days}
        onChange={(_, days: number[]) => change({ ...interval, days: days.toSorted() })}
        sx={{ maxWidth: 420 }}
      >
        {SHORT.map((short, at) => (
          <ToggleButton
            key={short}
            value={at + 1}
            aria-label={`${short}, ${WEEKDAYS.vi[at]}`}
            sx={{ ...TOUCH, paddingInline: 0 }}
          >
            {short}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1 }}>
        {RUNS.map(([label, days]) => (
          <Button key={label} size="small" onClick={() => change({ ...interval, days })}>
            {label}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, maxWidth: 420 }}>
        <Time label="Từ" value={interval.from} onChange={(from) => change({ ...interval, from })} />
        <Time
          label="Đến"
          value={interval.to}
          onChange={(to) => change({ ...interval, to })}
          {...(endsNextDay(interval) && { hint: "sáng hôm sau" })}
        />
      </Stack>
      {remove && (
        <Button color="error" sx={{ alignSelf: "flex-start" }} onClick={remove}>
          Bỏ quãng này
        </Button>
      )}
    </Stack>
  );
}

interface TimeProps {
  label: string;
  value: string;
  hint?: string;
  onChange(time: string): void;
}

const Time = ({ label, value, hint, onChange }: TimeProps) => (
  <TextField
    type="time"
    label={label}
    value={value}
    helperText={hint ?? " "}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
