import { Stack, Typography } from "@mui/material";
import { CreateButton, useGetResourceLabel, useResourceContext, useResourceDefinition } from "react-admin";

/** Of a table without rows, with the next step where there is one. */
export function EmptyList() {
  const resource = useResourceContext() ?? "";
  const { hasCreate } = useResourceDefinition();
  const name = useGetResourceLabel()(resource);
  return (
    <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center", padding: "64px 16px" }}>
      <Typography variant="h5" component="h2">
        Chưa có {name} nào
      </Typography>
      {hasCreate ? (
        <>
          <Typography>Bạn thêm {name} đầu tiên nhé.</Typography>
          <CreateButton variant="contained" />
        </>
      ) : (
        <Typography>Khi có, chúng sẽ hiện ở đây.</Typography>
      )}
    </Stack>
  );
}
