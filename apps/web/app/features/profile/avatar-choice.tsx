import { useText } from "../../lib/i18n/use-text.ts";
import { accountText } from "./account-text.ts";
import { AVATARS, avatarAddress } from "./avatar.ts";

/** A choice of twelve pictures; arrow keys move through them. */
export function AvatarChoice({ chosen, onChoose }: { chosen: number; onChoose(number: number): void }) {
  const text = useText(accountText);
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{text.avatar}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,4.5rem)] gap-2">
        {AVATARS.map((number) => (
          <label key={number} className="cursor-pointer">
            <input
              type="radio"
              name="avatar"
              value={number}
              checked={chosen === number}
              onChange={() => onChoose(number)}
              className="peer sr-only"
            />
            <img
              src={avatarAddress(number)}
              alt={text.avatarNumber(number)}
              width={72}
              height={72}
              loading="lazy"
              className="size-18 rounded-full border-4 border-transparent transition-colors duration-150 hover:border-line peer-checked:border-wine-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-wine-ink"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
