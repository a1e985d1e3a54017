import type { MediaFile, UnfinishedUpload, UploadKind } from "@bentrong/contract/media-file";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../host/host-context.ts";
import type { Transfer } from "./transfer.ts";
import { forgetUpload, isOfFile, unfinishedUploads } from "./unfinished.ts";

export type UploadState =
  | { step: "waiting" }
  | { step: "sending" | "paused" | "looking"; name: string; bytes: number; arrived: number }
  | { step: "failed"; name: string; bytes: number; message: string; again: boolean };

export interface UploadControls {
  state: UploadState;
  /** Uploads that were broken off earlier. */
  unfinished: UnfinishedUpload[];
  send(file: File): Promise<void>;
  pause(): void;
  /** After a pause or a failure. */
  goOn(): void;
  cancel(): void;
  forget(upload: UnfinishedUpload): Promise<void>;
}

const WAITING: UploadState = { step: "waiting" };

export function useUpload(kind: UploadKind, onDone: (file: MediaFile) => void): UploadControls {
  const { fetch } = useHost();
  const [state, setState] = useState<UploadState>(WAITING);
  const [unfinished, setUnfinished] = useState<UnfinishedUpload[]>([]);
  const transfer = useRef<Transfer>(undefined);
  const done = useRef(onDone);
  done.current = onDone;

  const look = useCallback(
    () =>
      unfinishedUploads(fetch, kind).then(setUnfinished, () => {
        // Without the list uploads restart, as everywhere else.
      }),
    [fetch, kind],
  );
  useEffect(() => {
    void look();
    // The uploaded part stays on the server when the page is left.
    return () => transfer.current?.pause();
  }, [look]);

  const send = async (file: File) => {
    const shown = { name: file.name, bytes: file.size };
    const resumed = unfinished.find((upload) => isOfFile(upload, file));
    setState({ step: "sending", ...shown, arrived: resumed?.received ?? 0 });
    const { createTransfer } = await import("./transfer.ts");
    transfer.current = createTransfer(fetch, kind, {
      ...{ file, resumed },
      onProgress: (arrived) =>
        setState((now) => (now.step === "sending" ? { step: "sending", ...shown, arrived } : now)),
      onArrived: () => setState({ step: "looking", ...shown, arrived: file.size }),
      onFailed: (message, again) => setState({ step: "failed", ...shown, message, again }),
      onDone(made) {
        setState(WAITING);
        void look();
        done.current(made);
      },
    });
    transfer.current.start();
  };

  return {
    ...{ state, unfinished, send },
    pause() {
      transfer.current?.pause();
      setState((now) => (now.step === "sending" ? { ...now, step: "paused" } : now));
    },
    goOn() {
      setState((now) => (now.step === "waiting" ? now : { arrived: 0, ...now, step: "sending" }));
      transfer.current?.start();
    },
    cancel() {
      transfer.current?.cancel();
      transfer.current = undefined;
      setState(WAITING);
    },
    async forget(upload) {
      await forgetUpload(fetch, upload).catch(() => undefined);
      await look();
    },
  };
}
