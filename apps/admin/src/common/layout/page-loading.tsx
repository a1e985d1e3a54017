import { Skeleton, Stack } from "@mui/material";

/** While a page's own script is on its way. */
export const PageLoading = () => (
  <Stack role="status" aria-busy aria-label="Đang mở trang" spacing={1.5} sx={{ paddingTop: 2 }}>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={360} />
  </Stack>
);
