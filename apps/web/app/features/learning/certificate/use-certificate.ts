import { LONGEST_CERTIFICATE_NAME } from "@bentrong/contract/learning";
import { useState } from "react";
import { apiClient } from "../../../api/client.ts";
import { type Certificate, saveCertificate } from "../../../api/learning.ts";
import { getError } from "../../../api/result.ts";
import { useMutation } from "../../../common/use-mutation.ts";
import { useText } from "../../../lib/i18n/use-text.ts";
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
  const { state, mutate, reset } = useMutation();
  const isBusy = state.kind === "busy";
  const [nameError, setNameError] = useState<string>();

  const validateName = (name: string): string | undefined => {
    if (name.trim() === "") return text.nameMissing;
    const isLong = [...name.trim()].length > LONGEST_CERTIFICATE_NAME;
    return isLong ? text.nameTooLong(LONGEST_CERTIFICATE_NAME) : undefined;
  };

  return {
    ...{ certificate, isBusy, nameError },
    isSaved: state.kind === "saved",
    failure: state.kind === "failed" ? state.error?.message || text.saveFailed : undefined,
    touch() {
      reset();
      setNameError(undefined);
    },
    async save(wish) {
      const problem = validateName(wish.name);
      setNameError(problem);
      if (problem) {
        reset();
        return false;
      }
      return mutate(async () => {
        const answer = await saveCertificate(apiClient(), courseId, wish);
        if (answer.ok) setCertificate(answer.data);
        return getError(answer);
      });
    },
  };
}
