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
import { GROUPS, type ResourceConfig } from "../resource-config.ts";
import { useMenuResources } from "./resources-context.ts";

/** The way to every resource. Pushed together, it shows its pictures alone. */
export function SideMenu() {
  const resources = useMenuResources();
  return (
    <Box component="nav" aria-label="Trình đơn" sx={{ paddingBlock: "12px 24px" }}>
      <List disablePadding>
        <Entry to="/" label="Trang chính" icon={Dashboard} />
      </List>
      {GROUPS.map((group) => (
        <Entries
          key={group}
          group={group}
          resources={resources.filter((resource) => resource.group === group)}
        />
      ))}
    </Box>
  );
}

function Entries({ group, resources }: { group: string; resources: ResourceConfig[] }) {
  const [isOpen] = useSidebarState();
  const id = useId();
  if (resources.length === 0) return null;
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
        {resources.map(({ name, label, icon, badge }) => (
          <Entry key={name} to={`/${name}`} label={label} icon={icon} badge={badge} />
        ))}
      </List>
    </>
  );
}

interface EntryProps extends Pick<ResourceConfig, "label"> {
  to: string;
  icon: SvgIconComponent;
  badge?: ResourceConfig["badge"] | undefined;
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
