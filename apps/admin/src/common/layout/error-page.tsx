import { Button, Stack, Typography } from "@mui/material";
import { Title } from "react-admin";

/** A page that broke. The rest of the office stands, and going elsewhere leaves this behind. */
export const ErrorPage = () => (
  <Stack role="alert" spacing={2} sx={{ alignItems: "flex-start", paddingTop: 4 }}>
    <Title title="Có gì đó chưa ổn" />
    <Typography variant="h5" component="h2">
      Trang này gặp trục trặc
    </Typography>
    <Typography>Bạn tải lại trang rồi thử lần nữa nhé.</Typography>
    <Button variant="contained" onClick={() => window.location.reload()}>
      Tải lại trang
    </Button>
  </Stack>
);
