// The refusals of the account server, in GoTrue's words: client libraries branch on `code`.

export interface AuthErrorParts {
  status: 400 | 401 | 403 | 404 | 422;
  code: string;
  message: string;
  /** Beside the usual fields. */
  extra?: Record<string, unknown>;
}

export class AuthError extends Error {
  override readonly name = "AuthError";
  readonly status: AuthErrorParts["status"];
  readonly code: string;
  readonly extra: Record<string, unknown>;

  constructor(parts: AuthErrorParts) {
    super(parts.message);
    this.status = parts.status;
    this.code = parts.code;
    this.extra = parts.extra ?? {};
  }
}

const refuse = (status: AuthErrorParts["status"], code: string, message: string): AuthError =>
  new AuthError({ status, code, message });

export const badJson = (message: string): AuthError => refuse(400, "bad_json", message);

export const validationFailed = (message: string): AuthError => refuse(400, "validation_failed", message);

/** The same for an unknown address and a wrong password. */
export const invalidCredentials = (message = "Invalid login credentials"): AuthError =>
  refuse(400, "invalid_credentials", message);

export const emailNotConfirmed = (): AuthError => refuse(400, "email_not_confirmed", "Email not confirmed");

export const userBanned = (status: 400 | 403): AuthError => refuse(status, "user_banned", "User is banned");

export const userAlreadyExists = (): AuthError =>
  refuse(422, "user_already_exists", "User already registered");

export const emailExists = (): AuthError =>
  refuse(422, "email_exists", "A user with this email address has already been registered");

export const samePassword = (): AuthError =>
  refuse(422, "same_password", "New password should be different from the old password.");

/** Why a password is refused, in the three words that client libraries know. */
export type WeakReason = "length" | "characters" | "pwned";

export const weakPassword = (message: string, reasons: WeakReason[]): AuthError =>
  new AuthError({ status: 422, code: "weak_password", message, extra: { weak_password: { reasons } } });

export const reauthenticationNeeded = (): AuthError =>
  refuse(
    400,
    "reauthentication_needed",
    "This change needs a proof of the last ten minutes: sign in again, POST /reauthenticate, or give current_password",
  );

export const reauthenticationNotValid = (): AuthError =>
  refuse(400, "reauthentication_not_valid", "The password or the code is not right");

/** `reason`: why its session ended; absent for a token that there never was. */
export const refreshTokenNotFound = (reason?: string): AuthError =>
  new AuthError({
    ...{ status: 400, code: "refresh_token_not_found" },
    message: "Invalid Refresh Token: Refresh Token Not Found",
    ...(reason === undefined ? {} : { extra: { reason } }),
  });

export const refreshTokenAlreadyUsed = (): AuthError =>
  refuse(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");

export const sessionExpired = (): AuthError =>
  refuse(400, "session_expired", "Invalid Refresh Token: Session Expired (Inactivity)");

export const otpExpired = (): AuthError => refuse(403, "otp_expired", "Email link is invalid or has expired");

export const noAuthorization = (): AuthError =>
  refuse(401, "no_authorization", "This endpoint requires a Bearer token");

export const badJwt = (message: string): AuthError => refuse(403, "bad_jwt", `invalid JWT: ${message}`);

export const userNotFound = (): AuthError =>
  refuse(403, "user_not_found", "User from sub claim in JWT does not exist");

export const sessionNotFound = (): AuthError =>
  refuse(403, "session_not_found", "Session from session_id claim in JWT does not exist");

export const notAdmin = (message: string): AuthError => refuse(403, "not_admin", message);

export const insufficientAal = (status: 403 | 422): AuthError =>
  refuse(status, "insufficient_aal", "This needs the second step of the sign-in (AAL2)");

export const factorNotFound = (): AuthError => refuse(404, "mfa_factor_not_found", "Factor not found");

export const tooManyFactors = (): AuthError =>
  refuse(403, "too_many_enrolled_mfa_factors", "There is one already; remove it first");

export const challengeExpired = (): AuthError =>
  refuse(
    422,
    "mfa_challenge_expired",
    "MFA challenge is unknown or has expired, verify against another challenge",
  );

export const wrongSecondStep = (): AuthError =>
  refuse(422, "mfa_verification_failed", "Invalid code entered");

export const flowNotFound = (): AuthError =>
  refuse(404, "flow_state_not_found", "Invalid flow state: not found, used, or too old");

export const wrongVerifier = (): AuthError =>
  refuse(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");

/** The provider confirms no address: the person has to give one and prove it by an e-mailed code. */
export const emailNeeded = (): AuthError =>
  refuse(422, "provider_email_needed", "The provider vouches for no email address; one has to be confirmed");

export const wrongEmailCode = (): AuthError => refuse(403, "otp_expired", "The code is wrong or has expired");
