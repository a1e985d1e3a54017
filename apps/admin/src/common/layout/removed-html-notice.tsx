import { useEffect } from "react";
import { useNotify } from "react-admin";
import { onRemovedHtml } from "../api/removed-html.ts";

const LONG = 12_000;

/** Says what the server took out of a text while it was saved. */
export function RemovedHtmlNotice() {
  const notify = useNotify();
  useEffect(
    () =>
      onRemovedHtml((names) =>
        notify(`Đã lưu, nhưng đã bỏ những phần không an toàn trong nội dung: ${names}.`, {
          ...{ type: "warning", autoHideDuration: LONG },
        }),
      ),
    [notify],
  );
  return null;
}
