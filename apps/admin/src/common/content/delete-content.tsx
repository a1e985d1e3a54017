import { Button, DialogContentText } from "@mui/material";
import { useState } from "react";
import {
  DeleteWithConfirmButton,
  HttpError,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useUpdate,
} from "react-admin";
import { useFormContext } from "react-hook-form";
import { AppDialog } from "../forms/app-dialog.tsx";
import type { Published } from "./publication.tsx";

const STILL_USED = "23503";

const getCode = (error: unknown): unknown =>
  error instanceof HttpError && typeof error.body === "object" ? error.body?.code : undefined;

/** Content that people built upon cannot be deleted, only taken off the site. All other content goes into the trash. */
export function DeleteContent() {
  const resource = useResourceContext() ?? "";
  const { reset } = useFormContext();
  const redirect = useRedirect();
  const notify = useNotify();
  const [error, setError] = useState<string>();
  return (
    <>
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmContent="Mục này sẽ nằm trong thùng rác 30 ngày, và có thể khôi phục trong thời gian đó."
        mutationOptions={{
          onSuccess: () => {
            // No unsaved changes can be lost by leaving.
            reset(undefined, { keepValues: true });
            notify("Đã chuyển vào thùng rác.");
            redirect("list", resource);
          },
          onError: (error: unknown) => {
            const words = error instanceof Error ? error.message : "ra.notification.http_error";
            if (getCode(error) === STILL_USED) setError(words);
            else notify(words, { type: "error" });
          },
        }}
      />
      {error && <Withdraw because={error} close={() => setError(undefined)} />}
    </>
  );
}

function Withdraw({ because, close }: { because: string; close(): void }) {
  const record = useRecordContext<Published>();
  const resource = useResourceContext() ?? "";
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [update, { isPending }] = useUpdate();
  const isOut = ["PUBLISHED", "SCHEDULED"].includes(record?.publication ?? "");
  const withdraw = async () => {
    try {
      await update(
        resource,
        { id: record?.id, data: { ...record, publication: "DRAFT", publishAt: null }, previousData: record },
        { mutationMode: "pessimistic", returnPromise: true },
      );
      await refetch?.();
      notify("Đã chuyển về bản nháp.", { type: "success" });
    } catch (error) {
      notify(error instanceof Error ? error.message : "ra.notification.http_error", { type: "error" });
    }
    close();
  };
  return (
    <AppDialog
      title="Chưa xóa được"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{isOut ? "Để nguyên" : "Đã hiểu"}</Button>
          {isOut && (
            <Button variant="contained" onClick={withdraw} disabled={isPending}>
              Chuyển về bản nháp
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>{because}</DialogContentText>
    </AppDialog>
  );
}
