import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { AppDialog } from "../forms/app-dialog.tsx";
import type { StoredPicture } from "./picture-library.tsx";

const PictureLibrary = lazy(() =>
  import("./picture-library.tsx").then((module) => ({ default: module.PictureLibrary })),
);

/** Opens the pictures that are on the site already. */
export function LibraryButton({ onPick }: { onPick(picture: StoredPicture): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: "start", alignSelf: "flex-start" }}>
        Chọn từ ảnh đã có
      </Button>
      {isOpen && (
        <AppDialog
          title="Ảnh đã có"
          maxWidth="md"
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>Đóng</Button>}
        >
          <Suspense>
            <PictureLibrary
              onPick={(picture) => {
                onPick(picture);
                setOpen(false);
              }}
            />
          </Suspense>
        </AppDialog>
      )}
    </>
  );
}
