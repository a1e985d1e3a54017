import Brush from "@mui/icons-material/BrushOutlined";
import { Button, Skeleton, Stack } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { PictureInput } from "../upload/picture-input.tsx";

/** The drawing comes with its landscapes, which only those who ask for one need. */
const DrawnCover = lazy(() => import("./drawn-cover.tsx").then((module) => ({ default: module.DrawnCover })));

const SOURCE = "coverImage";

/** The picture above something: sent by hand, or drawn as those of the first content are. */
export function CoverInput() {
  const [isDrawing, setDrawing] = useState(false);
  return (
    <Stack sx={{ width: "100%", alignItems: "flex-start" }}>
      <PictureInput source={SOURCE} />
      {isDrawing ? (
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={214} />}>
          <DrawnCover source={SOURCE} close={() => setDrawing(false)} />
        </Suspense>
      ) : (
        <Button startIcon={<Brush />} onClick={() => setDrawing(true)}>
          Vẽ một bìa
        </Button>
      )}
    </Stack>
  );
}
