import type { Palette } from "@bentrong/covers";

/** Colours of the drawn covers of a category's content. */
const NAMES: Readonly<Record<Palette, string>> = {
  wine: "Rượu vang",
  sage: "Xô thơm",
  dusk: "Chạng vạng",
  sand: "Cát",
  moss: "Rêu",
  sea: "Biển",
  night: "Đêm",
  clay: "Đất nung",
  plum: "Mận",
  mist: "Sương",
  amber: "Hổ phách",
  river: "Sông",
  rose: "Hoa hồng",
};

export const PALETTES = Object.entries(NAMES).map(([id, name]) => ({ id, name }));
