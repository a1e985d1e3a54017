import { Card, CardActionArea, Stack, Typography } from "@mui/material";
import { Title } from "react-admin";
import { Link } from "react-router";
import { useHost } from "../host/host-context.ts";
import { subjectsFor } from "../subjects.ts";

/** The first page: the server's welcome, and a way to everything. */
export function Home() {
  const { welcome, role, person } = useHost();
  return (
    <Stack component="section" spacing={3} sx={{ maxWidth: 860, paddingTop: 2 }}>
      <Title title="Trang chính" />
      <Typography variant="h4" component="h1" sx={{ overflowWrap: "anywhere" }}>
        {person.name ? `Chào ${person.name}` : "Chào bạn"}
      </Typography>
      <Typography>{welcome}</Typography>
      <Stack
        component="nav"
        aria-label="Các phần của trang quản trị"
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", gap: 1.5 }}
      >
        {subjectsFor(role)
          .filter(({ hidden }) => !hidden)
          .map(({ name, label, icon: Icon }) => (
            <Card key={name} sx={{ flex: "1 1 150px", maxWidth: 220 }}>
              <CardActionArea component={Link} to={`/${name}`} sx={{ padding: 2, height: "100%" }}>
                <Icon color="primary" />
                <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
              </CardActionArea>
            </Card>
          ))}
      </Stack>
    </Stack>
  );
}
