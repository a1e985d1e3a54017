import { Autocomplete, Box, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useHttpClient } from "../api/use-http-client.ts";
import { toSearchFilter } from "../data/search.ts";
import { PublicationChip, type Published } from "./publication.tsx";

interface Row extends Published {
  title: string;
}

interface Props {
  resource: "blog" | "episode" | "podcast";
  label: string;
  /** Ids that are chosen already. */
  without: readonly number[];
  onPick(row: Row): void;
}

const FOUND = 20;

/** Looks for a row by its words, without diacritics, and hands it on. */
export function RowPicker({ resource, label, without, onPick }: Props) {
  const httpClient = useHttpClient();
  const [typed, setTyped] = useState("");
  const words = useDeferredValue(typed.trim());
  const filters = new URLSearchParams({
    select: "id,title,publication,publishAt,updatedAt",
    order: "createdAt.desc",
    limit: String(FOUND + without.length),
    ...(words && { or: toSearchFilter(words, ["searchText"]) }),
  });
  const { data = [], isFetching } = useQuery({
    queryKey: ["picker", resource, filters.toString()],
    queryFn: async () => (await httpClient(`/rest/v1/${resource}?${filters}`)).json as Row[],
    placeholderData: (before) => before,
  });
  return (
    <Autocomplete<Row, false, false>
      // Reset after each choice.
      key={without.length}
      options={data.filter(({ id }) => !without.includes(id))}
      filterOptions={(options) => options}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      loadingText="Đang tìm"
      noOptionsText="Không tìm thấy"
      openText="Mở danh sách"
      closeText="Đóng danh sách"
      clearText="Xóa chữ đã gõ"
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, row) => row && onPick(row)}
      renderOption={({ key, ...props }, row) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1, minHeight: 44 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{row.title}</Box>
          {row.publication !== "PUBLISHED" && <PublicationChip of={row} />}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
