import { useText } from "../../lib/i18n/use-text.ts";
import { SearchBox } from "../../lib/search-box.tsx";
import { type ListAddress, listAddress } from "./list-address.ts";
import { usePendingNavigation } from "./pending-navigation.tsx";
import { podcastsText } from "./podcasts-text.ts";

const SEARCH_DELAY = 300;

export function ShelfSearch({ called, address }: { called: string; address: ListAddress }) {
  const text = useText(podcastsText);
  const { navigate } = usePendingNavigation();
  return (
    <SearchBox
      label={text.searchList}
      placeholder={text.searchListHint}
      searched={address.search}
      delay={SEARCH_DELAY}
      onSearch={(search) =>
        navigate(listAddress(called, { ...address, page: 1, search }), {
          preventScrollReset: true,
          replace: address.search !== "",
        })
      }
    />
  );
}
