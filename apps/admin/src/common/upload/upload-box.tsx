import { type MediaFile, UPLOAD_LIMITS, type UploadKind } from "@bentrong/contract/media-file";
import { shownBytes } from "@bentrong/format/shown-bytes";
import { Alert, Box, Button, LinearProgress, Stack, Typography } from "@mui/material";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import { type UploadControls, useUpload } from "./use-upload.ts";

interface Props {
  kind: UploadKind;
  /** Text of the button: "Chọn ảnh". */
  label: string;
  /** Sent at once, without being picked: it was pasted or dropped elsewhere. */
  file?: File;
  onDone: (file: MediaFile) => void;
}

/** Takes one file, by hand or by dropping, and hands on what the server made of it. */
export function UploadBox({ kind, label, file: given, onDone }: Props) {
  const upload = useUpload(kind, onDone);
  const send = useRef(upload.send);
  useEffect(() => {
    if (given) void send.current(given);
  }, [given]);
  const [isOver, setOver] = useState(false);
  const { state } = upload;
  const isFree = state.step === "waiting" || state.step === "failed";
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isFree) void upload.send(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(isFree);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        ...{
          border: "1px dashed",
          borderColor: isOver ? "primary.main" : "text.secondary",
          borderRadius: 2,
          p: 2,
        },
        ...{ display: "grid", gap: 1.5, maxWidth: 560 },
      }}
    >
      {isFree ? <Picker kind={kind} label={label} upload={upload} /> : <OnItsWay upload={upload} />}
      <Box role="status">{state.step === "failed" && <Failure upload={upload} />}</Box>
      {isFree && <BrokenOff upload={upload} />}
    </Box>
  );
}

/** The library would call it a button. */
const LABEL_ONLY = { role: undefined, tabIndex: -1 };

function Picker({ kind, label, upload }: Pick<Props, "kind" | "label"> & { upload: UploadControls }) {
  const id = useId();
  const { endings, bytes } = UPLOAD_LIMITS[kind];
  return (
    <Stack direction="row" sx={{ position: "relative", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
      <Box
        component="input"
        id={id}
        type="file"
        aria-label={label}
        accept={endings.map((ending) => `.${ending}`).join(",")}
        onChange={({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
          const [file] = input.files ?? [];
          if (file) void upload.send(file);
          // The same file may be picked again after a failure.
          input.value = "";
        }}
        sx={{
          ...{ position: "absolute", width: "1px", height: "1px", opacity: 0, overflow: "hidden" },
          "&:focus-visible + label": { outline: "2px solid", outlineOffset: 2 },
        }}
      />
      {/* The field itself is what keys reach: this is only what one sees of it. */}
      <Button component="label" htmlFor={id} {...LABEL_ONLY} variant="outlined" sx={{ minHeight: 44 }}>
        {label}
      </Button>
      <Typography variant="body2" color="text.secondary">
        hoặc thả tệp vào đây. Tối đa {shownBytes(bytes)}.
      </Typography>
    </Stack>
  );
}

function OnItsWay({ upload }: { upload: UploadControls }) {
  const { state, pause, goOn, cancel } = upload;
  if (state.step === "waiting" || state.step === "failed") return null;
  const { step, name, bytes, arrived } = state;
  const progressText =
    step === "looking" ? "Máy chủ đang xem tệp…" : `${shownBytes(arrived)} / ${shownBytes(bytes)}`;
  const share = bytes > 0 ? Math.round((arrived / bytes) * 100) : 0;
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {step === "paused" ? "Đang tạm dừng: " : ""}
        {name}
      </Typography>
      <LinearProgress
        aria-label={`Đang tải lên ${name}`}
        {...(step === "looking" ? {} : { variant: "determinate" as const, value: share })}
      />
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 120 }}>
          {progressText}
        </Typography>
        {step === "sending" && (
          <Button onClick={pause} sx={{ minHeight: 44 }}>
            Tạm dừng
          </Button>
        )}
        {step === "paused" && (
          <Button onClick={goOn} sx={{ minHeight: 44 }}>
            Tải tiếp
          </Button>
        )}
        {step !== "looking" && (
          <Button onClick={cancel} color="inherit" sx={{ minHeight: 44 }}>
            Hủy
          </Button>
        )}
      </Stack>
    </>
  );
}

function Failure({ upload: { state, goOn } }: { upload: UploadControls }) {
  if (state.step !== "failed") return null;
  const again = state.again && (
    <Button onClick={goOn} color="inherit" sx={{ minHeight: 44 }}>
      Thử lại
    </Button>
  );
  return (
    <Alert severity="error" action={again}>
      {state.message}
    </Alert>
  );
}

/** After a reload the browser has lost the file; picked again, it goes on from where it stopped. */
const BrokenOff = ({ upload: { unfinished, forget } }: { upload: UploadControls }) =>
  unfinished.map((one) => (
    <Stack key={one.id} direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 200, overflowWrap: "anywhere" }}>
        Bạn đang tải dở “{one.name}” ({shownBytes(one.received)} / {shownBytes(one.bytes)}). Chọn lại đúng tệp
        ấy để tải tiếp.
      </Typography>
      <Button onClick={() => void forget(one)} color="inherit" sx={{ minHeight: 44 }}>
        Bỏ
      </Button>
    </Stack>
  ));
