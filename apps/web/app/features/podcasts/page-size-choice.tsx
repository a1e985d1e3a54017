import { useId } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { type ListAddress, listAddress, PAGE_SIZES, withSize } from "./list-address.ts";
import { podcastsText } from "./podcasts-text.ts";

export function PageSizeChoice({ called, address }: { called: string; address: ListAddress }) {
  const text = useText(podcastsText);
  const navigate = useNavigate();
  const id = useId();
  const choose = (chosen: string) => {
    const size = PAGE_SIZES.find((offered) => String(offered) === chosen);
    if (size) void navigate(listAddress(called, withSize(address, size)), { preventScrollReset: true });
  };
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <label htmlFor={id}>{text.perPage}</label>
      <select
        id={id}
        value={address.size}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 rounded-full border border-line bg-card px-4 text-sm text-ink hover:border-ink-soft"
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
