import { Button, Stack, Typography } from "@mui/material";
import { useGetResourceLabel, useListContext, useResourceContext } from "react-admin";

/** Of a list whose search or filters leave nothing, with the way back. */
export function NothingFound() {
  const resource = useResourceContext() ?? "";
  const name = useGetResourceLabel()(resource);
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start", padding: 2 }}>
      <Typography>
        {isFiltered ? `Không có ${name} nào khớp với những gì bạn tìm.` : `Chưa có ${name} nào ở đây.`}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          Bỏ bộ lọc
        </Button>
      )}
    </Stack>
  );
}
