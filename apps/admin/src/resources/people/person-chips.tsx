import type { PersonSummary } from "@bentrong/contract/staff-people";
import { Chip, Stack } from "@mui/material";
import { ROLES, untilWords } from "../../common/text/log-words.ts";

/** Notable facts about a person, in words and not by colour alone. */
export const PersonChips = ({ person }: { person: PersonSummary }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 0.75 }}>
    {person.blockedUntil !== null && (
      <Chip size="small" color="error" label={`Bị khóa ${untilWords(person.blockedUntil)}`} />
    )}
    {person.roles
      .filter((role) => role !== "ROLE_USER")
      .map((role) => (
        <Chip key={role} size="small" color="primary" variant="outlined" label={ROLES[role] ?? role} />
      ))}
    {person.isMember && (
      <Chip
        size="small"
        color="success"
        variant="outlined"
        label={person.isGiven ? "Hội viên (được tặng)" : "Hội viên"}
      />
    )}
    {!person.isConfirmed && <Chip size="small" variant="outlined" label="Chưa xác nhận email" />}
  </Stack>
);
