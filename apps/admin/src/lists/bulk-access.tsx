import Lock from "@mui/icons-material/LockOutlined";
import Public from "@mui/icons-material/PublicOutlined";
import { BulkDeleteButton, BulkUpdateButton } from "react-admin";

/** For everything chosen in a list: open it, keep it for members, delete it. Each asks before it is done. */
export const BulkAccess = ({ column }: { column: string }) => (
  <>
    <BulkUpdateButton
      label="Mở cho mọi người"
      icon={<Public />}
      data={{ [column]: "PUBLIC" }}
      mutationMode="pessimistic"
    />
    <BulkUpdateButton
      label="Chỉ cho hội viên"
      icon={<Lock />}
      data={{ [column]: "PRIVATE" }}
      mutationMode="pessimistic"
    />
    <BulkDeleteButton mutationMode="pessimistic" />
  </>
);
