import Draft from "@mui/icons-material/DraftsOutlined";
import Lock from "@mui/icons-material/LockOutlined";
import People from "@mui/icons-material/PeopleOutlined";
import Published from "@mui/icons-material/PublicOutlined";
import { BulkDeleteButton, BulkUpdateButton, useListContext } from "react-admin";

interface Props {
  /** The column that says who may read or hear it. */
  access?: string;
  /** Consequence for readers of taking a row off the site, in a sentence. */
  beforeWithdrawing?: string;
}

const MOVED_TO_TRASH =
  "Các mục đã chọn sẽ nằm trong thùng rác 30 ngày và có thể khôi phục. Mục đã có người dùng thì không xóa được.";

/** Says of how many chosen rows something is missing, among the columns that their list shows. */
function useBeforePublishing(): string {
  const { data = [], selectedIds = [] } = useListContext();
  const goingOut = data.filter(
    ({ id, publication }) => selectedIds.includes(id) && publication !== "PUBLISHED",
  );
  const count = (column: string) => goingOut.filter((row) => column in row && !row[column]).length;
  const [bare, uncategorised] = [count("coverImage"), count("categoryId")];
  return [
    "Người đọc sẽ thấy các mục đã chọn ngay bây giờ.",
    bare > 0 && `${bare} mục chưa có ảnh bìa.`,
    uncategorised > 0 && `${uncategorised} mục chưa có chuyên mục.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** For everything chosen in a list: publish it, take it back, open or close it, delete it. Each asks before it is done. */
export const BulkContent = ({ access, beforeWithdrawing }: Props) => (
  <>
    <BulkUpdateButton
      label="Đăng"
      icon={<Published />}
      data={{ publication: "PUBLISHED" }}
      mutationMode="pessimistic"
      confirmTitle="Đăng %{smart_count} mục đã chọn?"
      confirmContent={useBeforePublishing()}
    />
    <BulkUpdateButton
      label="Về bản nháp"
      icon={<Draft />}
      data={{ publication: "DRAFT" }}
      mutationMode="pessimistic"
      confirmTitle="Đưa %{smart_count} mục đã chọn về bản nháp?"
      confirmContent={
        beforeWithdrawing ?? "Các mục đã chọn sẽ không còn trên trang, cho tới khi bạn đăng lại."
      }
    />
    {access && (
      <>
        <BulkUpdateButton
          label="Mở cho mọi người"
          icon={<People />}
          data={{ [access]: "PUBLIC" }}
          mutationMode="pessimistic"
        />
        <BulkUpdateButton
          label="Chỉ cho hội viên"
          icon={<Lock />}
          data={{ [access]: "PRIVATE" }}
          mutationMode="pessimistic"
        />
      </>
    )}
    <BulkDeleteButton mutationMode="pessimistic" confirmContent={MOVED_TO_TRASH} />
  </>
);
