import { useId } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { type ListAddress, listAddress, PAGE_SIZES, withSize } from "./list-address.ts";
import { usePendingNavigation } from "./pending-navigation.tsx";
import { podcastsText } from "./podcasts-text.ts";

/** On a phone one turns pages and does not set their length. */
export function PageSizeChoice({ called, address }: { called: string; address: ListAddress }) {
  const text = useText(podcastsText);
  const { navigate } = usePendingNavigation();
  const id = useId();
  const choose = (chosen: string) => {
    const size = PAGE_SIZES.find((offered) => String(offered) === chosen);
    if (size) navigate(listAddress(called, withSize(address, size)), { preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft max-wide:hidden">
      <label htmlFor={id}>{text.perPage}</label>
      <select
        id={id}
        value={address.size}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 max-w-full rounded-full border border-line bg-card px-4 text-sm text-ink hover:border-ink-soft"
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {text.perPageOption(size)}
          </option>
        ))}
      </select>
    </div>
  );
}
