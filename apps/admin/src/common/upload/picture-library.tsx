import type { MediaFile } from "@bentrong/contract/media-file";
import { Alert, Box, Button, ButtonBase, Skeleton, Stack, TextField, Typography } from "@mui/material";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useHttpClient } from "../api/use-http-client.ts";
import { toSearchFilter } from "../data/search.ts";
import { Thumbnail } from "./thumbnail.tsx";

export type StoredPicture = Pick<MediaFile, "id" | "address" | "originalName" | "width" | "height">;

const AT_ONCE = 24;
const GRID = {
  display: "grid",
  gap: 1,
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
} as const;

/** The pictures that were sent before, newest first; `words` are looked for in their names. */
function usePictures(words: string) {
  const httpClient = useHttpClient();
  return useInfiniteQuery({
    queryKey: ["picture library", words],
    initialPageParam: 0,
    queryFn: async ({ pageParam }) => {
      const filters = new URLSearchParams({
        ...{ kind: "eq.picture", select: "id,address,originalName,width,height" },
        ...{ order: "createdAt.desc,id", limit: String(AT_ONCE), offset: String(pageParam) },
        ...(words.trim() && { or: toSearchFilter(words, ["searchText"]) }),
      });
      return (await httpClient(`/rest/v1/mediaFile?${filters}`)).json as StoredPicture[];
    },
    getNextPageParam: (last, all) => (last.length < AT_ONCE ? undefined : all.length * AT_ONCE),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Pictures that are on the site already, to be used once more. */
export function PictureLibrary({ onPick }: { onPick(picture: StoredPicture): void }) {
  const [typed, setTyped] = useState("");
  const { data, error, hasNextPage, fetchNextPage } = usePictures(useDeferredValue(typed));
  const pictures = data?.pages.flat();
  return (
    <Stack spacing={1.5}>
      <TextField
        type="search"
        label="Tìm theo tên ảnh"
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        // The form around it would take it for "save".
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!pictures && !error && <Skeleton variant="rounded" height={220} />}
      {pictures?.length === 0 && <Typography role="status">Không có ảnh nào như vậy.</Typography>}
      <Box component="ul" sx={{ ...GRID, listStyle: "none", margin: 0, padding: 0 }}>
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <ButtonBase
              onClick={() => onPick(picture)}
              focusRipple
              sx={{ display: "block", width: "100%", textAlign: "left", borderRadius: 1 }}
            >
              <Thumbnail address={picture.address} />
              <Typography variant="body2" noWrap sx={{ fontSize: "0.8125rem", paddingBlock: 0.5 }}>
                {picture.originalName}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>Xem thêm ảnh cũ hơn</Button>}
    </Stack>
  );
}
