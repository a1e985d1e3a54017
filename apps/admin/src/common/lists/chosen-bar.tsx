import Close from "@mui/icons-material/Close";
import { Box, IconButton, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";

/** On narrow screens the library leaves the icon alone: its name is for everybody. */
const NAMED = {
  "& .MuiIconButton-root": { flexDirection: "column", borderRadius: 2, padding: 0.75 },
  "& .MuiIconButton-root::after": {
    content: "attr(aria-label)",
    fontSize: "0.6875rem",
    color: "text.primary",
  },
} as const;

/** Above the cards while some are chosen; stays in sight. */
export function ChosenBar({ count, children }: { count: number; children: ReactNode }) {
  const { onUnselectItems } = useListContext();
  return (
    <Box
      component="li"
      sx={{
        ...{
          position: "sticky",
          top: 56,
          zIndex: 2,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
        },
        ...{
          padding: 0.5,
          backgroundColor: "background.paper",
          borderBottom: "1px solid",
          borderColor: "divider",
        },
      }}
    >
      <IconButton aria-label="Bỏ chọn" onClick={() => onUnselectItems()}>
        <Close fontSize="small" />
      </IconButton>
      <Typography variant="body2" role="status">
        Đã chọn {count} mục
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", marginLeft: "auto", ...NAMED }}>
        {children}
      </Stack>
    </Box>
  );
}
