import { Chip } from "@mui/material";

/** Readers of a row: everybody, or members with premium. */
export const ACCESS = [
  { id: "PUBLIC", name: "Mọi người" },
  { id: "PRIVATE", name: "Hội viên" },
];

export const AccessChip = ({ access }: { access: string }) => (
  <Chip
    size="small"
    color={access === "PUBLIC" ? "success" : "warning"}
    variant="outlined"
    label={ACCESS.find(({ id }) => id === access)?.name ?? access}
  />
);
