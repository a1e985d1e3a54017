import { useMediaQuery } from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { Sidebar, type SidebarProps } from "react-admin";

/** The menu's surface: beside the page, or on a phone over it, as a dialog with a name. */
export function MenuSidebar(props: SidebarProps) {
  const isOver = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"));
  return <Sidebar {...props} {...(isOver && { slotProps: { paper: { "aria-label": "Trình đơn" } } })} />;
}
