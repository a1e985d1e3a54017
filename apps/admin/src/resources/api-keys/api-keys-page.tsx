import { ApiKeyList } from "@bentrong/contract/api-keys";
import { Stack, Typography } from "@mui/material";
import { Title } from "react-admin";
import { useApiQuery } from "../../common/api/use-api-query.ts";
import { CardList } from "../../common/lists/card-list.tsx";
import { QueryBoundary } from "../../common/lists/query-boundary.tsx";
import { ApiKeyCard } from "./api-key-card.tsx";
import { NewKeyForm } from "./new-key-form.tsx";

export function ApiKeysPage() {
  const list = useApiQuery("/admin/api-key", ApiKeyList);
  return (
    <Stack spacing={3} sx={{ maxWidth: 800, paddingTop: 2 }}>
      <Title title="Khóa API" />
      <Typography color="text.secondary">
        Cho chương trình của bạn đọc hay sửa dữ liệu thay bạn, chỉ trong những quyền bạn chọn. Khóa không mở
        được tài khoản, không duyệt được đơn và ngừng ngay khi bạn thu hồi.
      </Typography>
      <NewKeyForm />
      <QueryBoundary query={list} height={160}>
        {({ keys }) => (
          <CardList
            rows={keys}
            getKey={({ id }) => id}
            empty={<Typography color="text.secondary">Chưa có khóa nào.</Typography>}
          >
            {(key) => <ApiKeyCard apiKey={key} />}
          </CardList>
        )}
      </QueryBoundary>
    </Stack>
  );
}
