import { defineText } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { AppLink } from "../link.tsx";
import { saveReturnTo } from "./return-to.ts";
import { isAuthenticated } from "./session.ts";
import { useSession } from "./use-session.ts";

const signInText = defineText({
  vi: { already: "Đã là hội viên?", signIn: "Đăng nhập" },
  en: { already: "Already a member?", signIn: "Sign in" },
});

/** For signed-out members at a lock: after signing in they return to `returnTo`. */
export function MemberSignIn({ returnTo }: { returnTo: string }) {
  const text = useText(signInText);
  if (isAuthenticated(useSession())) return null;
  return (
    <p className="visitor-only text-sm text-ink-soft">
      {text.already}{" "}
      <AppLink
        to="/login"
        onClick={() => saveReturnTo(returnTo)}
        className="inline-flex min-h-11 items-center font-medium text-wine-ink underline underline-offset-4"
      >
        {text.signIn}
      </AppLink>
    </p>
  );
}
