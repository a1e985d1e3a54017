import type { LogLine } from "@bentrong/contract/operations";
import { Typography } from "@mui/material";
import { fieldChanges, partWords } from "./field-changes.ts";

/** Named fields before and after; for a deleted account what went with it, folded. */
export const LineDetails = ({ line }: { line: LogLine }) => (
  <>
    {fieldChanges(line).map((change) => (
      <Typography key={change} variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {change}
      </Typography>
    ))}
    {line.parts.length > 0 && (
      <details>
        <Typography
          component="summary"
          variant="body2"
          color="text.secondary"
          sx={{ cursor: "pointer", paddingY: 1 }}
        >
          Những gì đi cùng tài khoản
        </Typography>
        {partWords(line.parts).map((words) => (
          <Typography key={words} variant="body2" color="text.secondary">
            {words}
          </Typography>
        ))}
      </details>
    )}
  </>
);
