import { LONGEST_CERTIFICATE_NAME } from "@bentrong/contract/learning";
import { useState } from "react";
import { browserApi } from "../../../api/client.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
import { type Certificate, sendCertificate } from "../learning-data.ts";
import { certificateText } from "./certificate-text.ts";

export interface CertificateForm {
  certificate: Certificate | null;
  isBusy: boolean;
  /** The last change is on the server. */
  isSaved: boolean;
  /** Beside the name. */
  nameError: string | undefined;
  failure: string | undefined;
  /** Says whether it is on the server now. */
  save(wish: { name: string; published?: boolean }): Promise<boolean>;
  /** Called on typing, which makes the last outcome out of date. */
  touch(): void;
}

export function useCertificate(courseId: number, first: Certificate | null): CertificateForm {
  const text = useText(certificateText);
  const [certificate, setCertificate] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const problemOf = (name: string): string | undefined => {
    if (name.trim() === "") return text.nameMissing;
    const isLong = [...name.trim()].length > LONGEST_CERTIFICATE_NAME;
    return isLong ? text.nameTooLong(LONGEST_CERTIFICATE_NAME) : undefined;
  };

  return {
    ...{ certificate, isBusy, isSaved, nameError, failure },
    touch() {
      setSaved(false);
      setNameError(undefined);
      setFailure(undefined);
    },
    async save(wish) {
      const problem = problemOf(wish.name);
      setNameError(problem);
      setFailure(undefined);
      if (problem) return false;
      setBusy(true);
      const answer = await sendCertificate(browserApi(), courseId, wish);
      setBusy(false);
      setSaved(answer.ok);
      if (answer.ok) setCertificate(answer.data);
      else setFailure(answer.error.message || text.saveFailed);
      return answer.ok;
    },
  };
}
