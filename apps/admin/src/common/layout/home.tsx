import { Box, Card, CardActionArea, Stack, Typography } from "@mui/material";
import { Title } from "react-admin";
import { Link } from "react-router";
import { useHost } from "../host/host-context.ts";
import { useMenuResources } from "./resources-context.ts";
import { WaitingWork } from "./waiting-work.tsx";

/** The first page: the server's welcome, and a way to everything. */
export function Home() {
  const { welcome, role, person } = useHost();
  const resources = useMenuResources();
  return (
    <Stack component="section" spacing={3} sx={{ maxWidth: 860, paddingTop: 2 }}>
      <Title title="Trang chính" />
      <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {person.name ? `Chào ${person.name.trim().split(/\s+/u).at(-1)}` : "Chào bạn"}
      </Typography>
      <Typography>{welcome}</Typography>
      {role === "administrator" && <WaitingWork />}
      <Box
        component="nav"
        aria-label="Các phần của trang quản trị"
        sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" }}
      >
        {resources.map(({ name, label, icon: Icon }) => (
          <Card key={name}>
            <CardActionArea component={Link} to={`/${name}`} sx={{ padding: 2, height: "100%" }}>
              <Icon color="primary" />
              <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Stack>
  );
}
