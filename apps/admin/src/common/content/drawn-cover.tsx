import { coverSvg } from "@bentrong/covers";
import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import { useGetOne } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";
import { useUpload } from "../upload/use-upload.ts";
import { getPicture, nameCover } from "./picture-of.ts";

interface Props {
  /** The column that gets the address. */
  source: string;
  close(): void;
}

/** A landscape in the colours of the category: another one until one is liked, which then is kept as a picture. */
export function DrawnCover({ source, close }: Props) {
  const { setValue } = useFormContext();
  const title: unknown = useWatch({ name: "title" });
  const palette = usePalette();
  const [draft, setDraft] = useState(1);
  const [problem, setProblem] = useState<string>();
  const svg = useMemo(() => coverSvg({ seed: `${title ?? ""} ${draft}`, palette }), [title, draft, palette]);
  const { send, state } = useUpload("picture", ({ address }) => {
    setValue(source, address, { shouldDirty: true });
    close();
  });
  const isSending = state.step === "sending" || state.step === "looking";
  const failure = state.step === "failed" ? state.message : problem;
  const use = async () => {
    setProblem(undefined);
    try {
      await send(await getPicture(svg, nameCover(title)));
    } catch {
      setProblem("Trình duyệt này chưa lưu được tranh. Bạn thử lại, hoặc tải một ảnh lên nhé.");
    }
  };
  return (
    <Stack spacing={1} sx={{ width: "100%", maxWidth: 320 }}>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt="Bìa được vẽ"
        width={1200}
        height={800}
        sx={{ width: "100%", height: "auto", borderRadius: 2 }}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button variant="contained" onClick={use} disabled={isSending}>
          Dùng bìa này
        </Button>
        <Button onClick={() => setDraft(draft + 1)} disabled={isSending}>
          Vẽ cảnh khác
        </Button>
        <Button onClick={close} disabled={isSending}>
          Hủy
        </Button>
      </Stack>
      <Typography role="status" variant="body2" color="textSecondary">
        {isSending ? "Đang lưu tranh…" : ""}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}

/** Covers are coloured by category; those without one have the brand's colour. */
function usePalette(): string {
  const categoryId: unknown = useWatch({ name: "categoryId" });
  const isChosen = typeof categoryId === "number";
  const { data } = useGetOne<{ id: number; palette: string }>(
    "category",
    { id: isChosen ? categoryId : 0 },
    { enabled: isChosen },
  );
  return data?.palette ?? "wine";
}
