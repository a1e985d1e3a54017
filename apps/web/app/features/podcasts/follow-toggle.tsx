import { Button } from "@bentrong/ui/button";
import { CheckIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { podcastText } from "./podcast-text.ts";
import { useFollow } from "./use-follow.ts";

const PlusIcon = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M12 5v14M5 12h14" />
  </svg>
);

/** On or off, and how many others there are: the real number, without anybody's name. */
export function FollowToggle({ podcastId, counted }: { podcastId: number; counted: number | undefined }) {
  const text = useText(podcastText);
  const { following, kept, busy, failed, others, toggle } = useFollow(podcastId, counted);
  return (
    <div className="personal flex flex-col gap-3">
      <Button
        tone={following ? "stone" : "quiet"}
        aria-pressed={following}
        disabled={busy}
        onClick={toggle}
        className="w-full"
      >
        {following ? <CheckIcon /> : <PlusIcon />}
        {text.follow}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {text.followers(others, following)}
        {following && kept === "browser" && <span className="block">{text.keptInBrowser}</span>}
      </p>
      {failed && (
        <p role="alert" className="text-sm text-wine-ink">
          {text.followFailed}
        </p>
      )}
    </div>
  );
}
