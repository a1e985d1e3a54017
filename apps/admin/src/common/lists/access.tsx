import { Chip } from "@mui/material";

/** Who may read or hear something: everybody, or members with premium. */
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
