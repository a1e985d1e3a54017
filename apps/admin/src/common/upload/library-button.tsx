import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { lazy, Suspense, useState } from "react";
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
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby="library-title">
          <DialogTitle id="library-title">Ảnh đã có</DialogTitle>
          <DialogContent>
            <Suspense>
              <PictureLibrary
                onPick={(picture) => {
                  onPick(picture);
                  setOpen(false);
                }}
              />
            </Suspense>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Đóng</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
