import type { MediaFile } from "@bentrong/contract/media-file";
import { ButtonBase, Stack, Typography } from "@mui/material";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHttpClient } from "../api/use-http-client.ts";
import { toSearchFilter } from "../data/search.ts";
import { PagedList } from "../lists/paged-list.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { Thumbnail } from "./thumbnail.tsx";

export type StoredPicture = Pick<MediaFile, "id" | "address" | "originalName" | "width" | "height">;

const AT_ONCE = 24;
const PICTURE_WIDTH = 120;

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
  const [words, setWords] = useState("");
  const pictures = usePictures(words);
  return (
    <Stack spacing={1.5}>
      <SearchBox label="Tìm theo tên ảnh" value={words} onSearch={setWords} />
      <PagedList
        query={pictures}
        getRows={(page) => page}
        getKey={({ id }) => id}
        noun="ảnh"
        height={220}
        minWidth={PICTURE_WIDTH}
        empty={
          <Typography role="status">{words ? "Không có ảnh nào như vậy." : "Chưa có ảnh nào."}</Typography>
        }
      >
        {(picture) => (
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
        )}
      </PagedList>
    </Stack>
  );
}
