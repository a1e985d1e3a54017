import { defineText } from "../i18n/text.ts";
import { useText } from "../i18n/use-text.ts";
import { AppLink } from "../link.tsx";
import { mayEnter } from "./session.ts";
import { useSession } from "./use-session.ts";
import { saveWantedPath } from "./wanted-path.ts";

const signInText = defineText({
  vi: { already: "Đã là hội viên?", signIn: "Đăng nhập" },
  en: { already: "Already a member?", signIn: "Sign in" },
});

/** For members who are signed out and met a lock: after signing in they come back to `returnTo`. */
export function MemberSignIn({ returnTo }: { returnTo: string }) {
  const text = useText(signInText);
  if (mayEnter(useSession())) return null;
  return (
    <p className="visitor-only text-sm text-ink-soft">
      {text.already}{" "}
      <AppLink
        to="/login"
        onClick={() => saveWantedPath(returnTo)}
        className="inline-flex min-h-11 items-center font-medium text-wine-ink underline underline-offset-4"
      >
        {text.signIn}
      </AppLink>
    </p>
  );
}
