import { Button, Stack, Typography } from "@mui/material";
import { Title } from "react-admin";
import { Link } from "react-router";

export const NotFound = () => (
  <Stack component="section" spacing={2} sx={{ alignItems: "flex-start", paddingTop: 4 }}>
    <Title title="Không có trang này" />
    <Typography variant="h5" component="h2">
      Không có trang này
    </Typography>
    <Typography>Địa chỉ không đúng, hoặc phần này chưa mở cho bạn.</Typography>
    <Button variant="contained" component={Link} to="/">
      Về trang chính
    </Button>
  </Stack>
);
