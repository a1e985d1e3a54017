import { Chip, Stack } from "@mui/material";
import { type RefObject, useEffect, useRef } from "react";

interface Props {
  /** Names the group for screen readers. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** One of several, side by side; on a narrow screen the line is scrolled by hand, and begins at the chosen one. */
export const ChoiceChips = ({ label, options, value, onChange }: Props) => (
  <Stack
    ref={useScrollToChild(options.findIndex((option) => option.value === value))}
    direction="row"
    role="group"
    aria-label={label}
    useFlexGap
    sx={{
      position: "relative",
      ...{ gap: 1, paddingBlock: 0.5, marginInline: "-12px", paddingInline: "12px" },
      ...{ overflowX: { xs: "auto", sm: "visible" }, flexWrap: { xs: "nowrap", sm: "wrap" } },
    }}
  >
    {options.map((option) => (
      <Chip
        key={option.value}
        label={option.label}
        aria-pressed={option.value === value}
        color={option.value === value ? "primary" : "default"}
        variant={option.value === value ? "filled" : "outlined"}
        onClick={() => onChange(option.value)}
        sx={{ height: 44, borderRadius: 22, paddingInline: 0.5, fontSize: "0.9375rem" }}
      />
    ))}
  </Stack>
);

/** Centres a child in its line. The page itself is not scrolled, as `scrollIntoView` would. */
function useScrollToChild(at: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = ref.current;
    const child = line?.children.item(at);
    if (!line || !(child instanceof HTMLElement)) return;
    line.scrollTo({ left: child.offsetLeft - (line.clientWidth - child.offsetWidth) / 2 });
  }, [at]);
  return ref;
}
