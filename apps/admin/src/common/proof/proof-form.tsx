import { Alert, Button, Skeleton, Stack, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { HttpError } from "react-admin";
import { sendJson } from "../api/http-client.ts";
import { useHttpClient } from "../api/use-http-client.ts";
import { AppDialog } from "../forms/app-dialog.tsx";
import { QueryError } from "../lists/query-error.tsx";
import { CodeEmail } from "./code-email.tsx";
import { type Owner, useOwner } from "./owner.ts";
import { ProofField } from "./proof-field.tsx";

interface Props {
  onProved(): void;
  onCancel(): void;
}

interface Errors {
  proof?: string;
  code?: string;
  /** Of no field. */
  form?: string;
}

const EMPTY = "Bạn điền giúp ô này nhé.";

/** The password, or an e-mailed code without one, and the authenticator's code if there is one. */
export function ProofForm({ onProved, onCancel }: Props) {
  const httpClient = useHttpClient();
  const owner = useOwner();
  const [proof, setProof] = useState("");
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);

  const prove = async (event: FormEvent) => {
    event.preventDefault();
    if (!owner.data) return;
    const { hasPassword, hasAuthenticator } = owner.data;
    const missing: Errors = {
      ...(!proof && { proof: EMPTY }),
      ...(hasAuthenticator && !code.trim() && { code: EMPTY }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await sendJson(httpClient, "POST", "/auth/v1/reauthenticate", {
        ...(hasPassword ? { password: proof } : { nonce: proof }),
        ...(hasAuthenticator && { code: code.trim() }),
      });
      onProved();
    } catch (error) {
      setErrors(errorsFrom(error, owner.data));
      setBusy(false);
    }
  };

  return (
    <AppDialog
      title="Xác nhận đây là bạn"
      maxWidth="xs"
      onClose={onCancel}
      onSubmit={prove}
      actions={
        <>
          <Button onClick={onCancel}>Hủy</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!owner.data}>
            Tiếp tục
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>
          Bạn đăng nhập đã được một lúc. Chúng mình hỏi lại một lần, để lỡ ai khác dùng máy bạn đang mở thì họ
          cũng không làm thay bạn được.
        </Typography>
        {owner.isPending && <Skeleton variant="rounded" height={56} />}
        {owner.error && <QueryError error={owner.error} retry={owner.refetch} />}
        {owner.data && (
          <>
            {!owner.data.hasPassword && <CodeEmail />}
            <ProofField
              {...(owner.data.hasPassword
                ? { label: "Mật khẩu của bạn", getSecret: owner.data.email }
                : { label: "Mã trong thư" })}
              value={proof}
              onChange={setProof}
              error={errors.proof}
              autoFocus
            />
            {owner.data.hasAuthenticator && (
              <ProofField
                label="Mã 6 số trong ứng dụng xác thực"
                isNumber
                value={code}
                onChange={setCode}
                error={errors.code}
              />
            )}
          </>
        )}
        {errors.form && <Alert severity="error">{errors.form}</Alert>}
      </Stack>
    </AppDialog>
  );
}

const TOO_MANY = 429;

function errorsFrom(error: unknown, { hasPassword }: Owner): Errors {
  if (!(error instanceof HttpError)) return { form: "Chưa xác nhận được, bạn thử lại nhé." };
  if (error.status === TOO_MANY) {
    return { form: "Bạn đã thử nhiều lần. Bạn nghỉ một lát, chừng 15 phút nữa thử lại nhé." };
  }
  switch (error.body?.error_code) {
    case "reauthentication_not_valid":
      return {
        proof: hasPassword
          ? "Mật khẩu chưa đúng. Bạn thử lại nhé."
          : "Mã chưa đúng hoặc đã hết hạn. Bạn thử lại nhé.",
      };
    case "mfa_verification_failed":
      return { code: "Mã chưa đúng hoặc đã dùng rồi. Bạn đợi mã mới rồi nhập lại nhé." };
    default:
      return { form: error.message };
  }
}
