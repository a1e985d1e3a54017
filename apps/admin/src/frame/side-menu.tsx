import { Typography } from "@mui/material";
import { Menu, useSidebarState } from "react-admin";
import { useHost } from "../host/host-context.ts";
import { GROUPS, type Subject } from "../subject.ts";
import { subjectsFor } from "../subjects.ts";

export function SideMenu() {
  const { role } = useHost();
  const subjects = subjectsFor(role).filter(({ hidden }) => !hidden);
  return (
    <Menu sx={{ paddingTop: "12px" }}>
      <Menu.DashboardItem primaryText="Trang chính" />
      {GROUPS.map((group) => (
        <Entries key={group} group={group} subjects={subjects.filter((subject) => subject.group === group)} />
      ))}
    </Menu>
  );
}

function Entries({ group, subjects }: { group: string; subjects: Subject[] }) {
  const [isOpen] = useSidebarState();
  if (subjects.length === 0) return null;
  return (
    <>
      {isOpen && (
        <Typography
          variant="caption"
          component="h2"
          sx={{ padding: "16px 16px 4px", color: "text.secondary", fontFamily: "inherit" }}
        >
          {group}
        </Typography>
      )}
      {subjects.map(({ name, label, icon: Icon }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={<Icon />} />
      ))}
    </>
  );
}
