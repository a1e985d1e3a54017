import { Button, Stack, Typography } from "@mui/material";

interface Props {
  /** Of react-query's pages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  shown: number;
  /** "người", "yêu cầu": for what is counted. */
  of: string;
}

/** At the end of a list that comes in pages. */
export const LoadMore = ({ list, shown, of }: Props) => (
  <Stack spacing={1} sx={{ alignItems: "center", paddingBlock: 2 }}>
    <Typography variant="body2" color="text.secondary" role="status">
      {list.hasNextPage ? `Đang hiện ${shown} ${of}, còn nữa` : `Hết danh sách: ${shown} ${of}`}
    </Typography>
    {list.hasNextPage && (
      <Button variant="outlined" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        Xem thêm
      </Button>
    )}
  </Stack>
);
