import { Button } from "@bentrong/ui/button";
import { Field } from "@bentrong/ui/field";
import { type FormEvent, useState } from "react";
import { type User, type UserChanges, updateUser } from "../../api/auth.ts";
import { apiClient } from "../../api/client.ts";
import { keepAccount } from "../../api/session/account.ts";
import { useMutation } from "../../common/use-mutation.ts";
import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";
import { avatarAddress, avatarNumber } from "./avatar.ts";
import { AvatarChoice } from "./avatar-choice.tsx";
import { SaveStatus } from "./save-status.tsx";

const LONGEST_NAME = 100;

type OwnWords = NonNullable<UserChanges["data"]>;

const ownWords = ({ user_metadata: data }: User) => ({
  fullname: data?.fullname ?? "",
  avatar_url: data?.avatar_url ?? avatarAddress(0),
});

async function save(data: OwnWords) {
  const answer = await updateUser(apiClient(), { data });
  if (!answer.ok) return answer.error;
  keepAccount(answer.data);
  return undefined;
}

function useYou(user: User) {
  const now = ownWords(user);
  const [draft, setDraft] = useState(now);
  /** Values before the last save, for as long as it can be undone. */
  const [before, setBefore] = useState<typeof now>();
  const { state: saving, mutate, reset } = useMutation();
  const edit = (changes: OwnWords) => {
    setDraft({ ...draft, ...changes });
    reset();
  };
  const isUnchanged = draft.fullname === now.fullname && draft.avatar_url === now.avatar_url;
  const keep = async () => {
    const wanted = { ...draft, fullname: draft.fullname.trim() };
    if (isUnchanged || !(await mutate(() => save(wanted)))) return;
    setDraft(wanted);
    setBefore(now);
  };
  const undo = async () => {
    if (!before || !(await mutate(() => save(before)))) return;
    setDraft(before);
    setBefore(undefined);
  };
  return { draft, edit, isUnchanged, before, saving, keep, undo };
}

export function YouForm({ user }: { user: User }) {
  const text = useText(accountText);
  const { draft, edit, isUnchanged, before, saving, keep, undo } = useYou(user);
  const [checked, setChecked] = useState(false);
  const name = draft.fullname.trim();
  const isTooLong = [...name].length > LONGEST_NAME;
  const nameProblem = isTooLong ? text.nameTooLong(LONGEST_NAME) : name ? undefined : text.nameNeeded;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!nameProblem) return void keep();
    const input = event.currentTarget.elements.namedItem("fullname");
    if (input instanceof HTMLInputElement) input.focus();
  };
  const avatar = avatarNumber(draft.avatar_url);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <img
          src={avatarAddress(avatar)}
          alt=""
          width={88}
          height={88}
          className="size-22 shrink-0 rounded-full border border-line"
        />
        <Field
          className="min-w-[min(100%,11rem)] flex-1"
          name="fullname"
          label={text.name}
          autoComplete="name"
          value={draft.fullname}
          onChange={(event) => edit({ fullname: event.target.value })}
          error={checked ? nameProblem : undefined}
        />
      </div>
      <AvatarChoice chosen={avatar} onChoose={(number) => edit({ avatar_url: avatarAddress(number) })} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          aria-disabled={isUnchanged || saving.kind === "busy"}
          tone={isUnchanged ? "stone" : "wine"}
        >
          {saving.kind === "busy" ? text.saving : text.save}
        </Button>
        {before && saving.kind === "saved" && (
          <Button tone="plain" onClick={() => void undo()}>
            {text.undo}
          </Button>
        )}
        <SaveStatus saving={saving} saved={before ? text.saved : text.undone} />
      </div>
    </form>
  );
}
