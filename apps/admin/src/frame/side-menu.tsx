import type { SvgIconComponent } from "@mui/icons-material";
import Dashboard from "@mui/icons-material/DashboardOutlined";
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
  Typography,
  useMediaQuery,
} from "@mui/material";
import type { Theme } from "@mui/material/styles";
import { useId } from "react";
import { useSidebarState } from "react-admin";
import { NavLink } from "react-router";
import { useHost } from "../host/host-context.ts";
import { GROUPS, type Subject } from "../subject.ts";
import { subjectsFor } from "../subjects.ts";

/** The way to every subject. Pushed together, it shows its pictures alone. */
export function SideMenu() {
  const { role } = useHost();
  const subjects = subjectsFor(role).filter(({ hidden }) => !hidden);
  return (
    <Box component="nav" aria-label="Trình đơn" sx={{ paddingBlock: "12px 24px" }}>
      <List disablePadding>
        <Entry to="/" label="Trang chính" icon={Dashboard} />
      </List>
      {GROUPS.map((group) => (
        <Entries key={group} group={group} subjects={subjects.filter((subject) => subject.group === group)} />
      ))}
    </Box>
  );
}

function Entries({ group, subjects }: { group: string; subjects: Subject[] }) {
  const [isOpen] = useSidebarState();
  const id = useId();
  if (subjects.length === 0) return null;
  return (
    <>
      {isOpen && (
        <Typography
          id={id}
          variant="caption"
          component="h2"
          sx={{ padding: "14px 16px 4px", color: "text.secondary", fontFamily: "inherit" }}
        >
          {group}
        </Typography>
      )}
      <List disablePadding {...(isOpen ? { "aria-labelledby": id } : { "aria-label": group })}>
        {subjects.map(({ name, label, icon, badge }) => (
          <Entry key={name} to={`/${name}`} label={label} icon={icon} badge={badge} />
        ))}
      </List>
    </>
  );
}

interface EntryProps extends Pick<Subject, "label"> {
  to: string;
  icon: SvgIconComponent;
  badge?: Subject["badge"] | undefined;
}

function Entry({ to, label, icon: Icon, badge: Badge }: EntryProps) {
  const [isOpen, setOpen] = useSidebarState();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? "" : label} placement="right">
        <ListItemButton
          component={NavLink}
          to={to}
          end={to === "/"}
          onClick={() => isNarrow && setOpen(false)}
          sx={{
            minHeight: { xs: 44, md: 38 },
            paddingBlock: 0,
            color: "text.secondary",
            "&.active": { color: "text.primary", backgroundColor: "action.selected" },
          }}
        >
          <ListItemIcon sx={{ minWidth: 40, color: "inherit" }}>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={label} slotProps={{ primary: { noWrap: true } }} />
          {Badge && isOpen && <Badge />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
