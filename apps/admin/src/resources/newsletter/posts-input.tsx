import Close from "@mui/icons-material/Close";
import { FormLabel, IconButton, Stack, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useInput } from "react-admin";
import { useHttpClient } from "../../common/api/use-http-client.ts";
import { OrderedList } from "../../common/content/ordered-list.tsx";
import { type Published, publicationWords } from "../../common/content/publication.tsx";
import { RowPicker } from "../../common/content/row-picker.tsx";

interface Post extends Published {
  title: string;
  blogType: string;
}

const MOST = 20;
const COLUMNS = "id,title,blogType,publication,publishAt,updatedAt";
const NONE: number[] = [];

const about = (post: Post): string =>
  [
    post.blogType === "PRIVATE" && "Dành cho hội viên",
    post.publication !== "PUBLISHED" && publicationWords(post),
  ]
    .filter(Boolean)
    .join(" · ");

/** The posts of a newsletter in their order; kept with everything else when the form is saved. */
export function PostsInput({ source }: { source: string }) {
  const label = useId();
  const { field } = useInput<number[]>({ source, defaultValue: NONE });
  const ids: number[] = Array.isArray(field.value) ? field.value : NONE;
  const posts = usePosts(ids);
  const entries = ids.map((id) => {
    const post = posts?.get(id);
    const title = post?.title ?? (posts ? "Bài đã xóa" : "…");
    return {
      ...{ id, title, to: `/blog/${id}`, text: post ? about(post) : "" },
      aside: (
        <IconButton
          aria-label={`Bỏ “${title}” khỏi bản tin`}
          onClick={() => field.onChange(ids.filter((one) => one !== id))}
        >
          <Close fontSize="small" />
        </IconButton>
      ),
    };
  });
  return (
    <Stack role="group" aria-labelledby={label} spacing={1} sx={{ width: "100%", marginBlock: 1 }}>
      <FormLabel id={label} component="div">
        Các bài
      </FormLabel>
      <Typography variant="body2" color="textSecondary">
        Trong thư, mỗi bài có tên, vài dòng đầu và đường dẫn. Bài dành cho hội viên cũng chỉ chừng ấy.
      </Typography>
      {entries.length > 0 && (
        <OrderedList
          label="Thứ tự các bài"
          isSaving={false}
          entries={entries}
          onOrder={({ wanted }) => field.onChange(wanted)}
        />
      )}
      {ids.length < MOST ? (
        <RowPicker
          resource="blog"
          label="Thêm bài viết"
          without={ids}
          onPick={({ id }) => field.onChange([...ids, id])}
        />
      ) : (
        <Typography variant="body2">Bản tin có nhiều nhất {MOST} bài.</Typography>
      )}
    </Stack>
  );
}

function usePosts(ids: readonly number[]): Map<number, Post> | undefined {
  const httpClient = useHttpClient();
  const wanted = [...ids].sort((one, other) => one - other).join(",");
  const { data } = useQuery({
    queryKey: ["newsletter posts", wanted],
    queryFn: async () => {
      if (wanted === "") return new Map<number, Post>();
      const filters = new URLSearchParams({ select: COLUMNS, id: `in.(${wanted})` });
      const rows = (await httpClient(`/rest/v1/blog?${filters}`)).json as Post[];
      return new Map(rows.map((row) => [row.id, row]));
    },
    placeholderData: (before) => before,
  });
  return data;
}
