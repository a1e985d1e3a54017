import Add from "@mui/icons-material/Add";
import { Button, Stack, Typography } from "@mui/material";
import { useCreatePath, useGetResourceLabel, useResourceContext, useResourceDefinition } from "react-admin";
import { Link } from "react-router";

/** Of a table without rows, with the next step where there is one. */
export function EmptyList() {
  const resource = useResourceContext() ?? "";
  const createPath = useCreatePath();
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
          <Button
            variant="contained"
            startIcon={<Add />}
            component={Link}
            to={createPath({ resource, type: "create" })}
          >
            Thêm {name}
          </Button>
        </>
      ) : (
        <Typography>Khi có, chúng sẽ hiện ở đây.</Typography>
      )}
    </Stack>
  );
}
