import { Alert, Stack } from "@mui/material";
import { type ReactNode, useState } from "react";
import { Title } from "react-admin";

export type ImportStep<Given, Found, Done> =
  | { kind: "input" }
  | { kind: "preview"; given: Given; found: Found }
  | { kind: "done"; done: Done };

interface Import<Given, Found, Done> {
  step: ImportStep<Given, Found, Done>;
  isBusy: boolean;
  /** Why the last call was refused; "" when it was not. */
  error: string;
  preview(given: Given): Promise<void>;
  write(work: () => Promise<Done>): Promise<void>;
  startOver(): void;
}

/** A file is given, what it would do is shown, and only then is anything written. */
export function useImport<Given, Found, Done>(
  askPreview: (given: Given) => Promise<Found>,
): Import<Given, Found, Done> {
  const [step, setStep] = useState<ImportStep<Given, Found, Done>>({ kind: "input" });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const attempt = async (work: () => Promise<ImportStep<Given, Found, Done>>) => {
    setBusy(true);
    setError("");
    try {
      setStep(await work());
    } catch (error) {
      setError(error instanceof Error ? error.message : "Chưa gửi được.");
    }
    setBusy(false);
  };
  return {
    ...{ step, isBusy, error },
    preview: (given) => attempt(async () => ({ kind: "preview", given, found: await askPreview(given) })),
    write: (work) => attempt(async () => ({ kind: "done", done: await work() })),
    startOver: () => setStep({ kind: "input" }),
  };
}

interface PageProps {
  title: string;
  error: string;
  children: ReactNode;
}

export const ImportPage = ({ title, error, children }: PageProps) => (
  <Stack component="section" sx={{ gap: 2, maxWidth: 760, paddingTop: 1 }}>
    <Title title={title} />
    {error && <Alert severity="error">{error}</Alert>}
    {children}
  </Stack>
);
