import { duration } from "@bentrong/format/duration";
import { Badge } from "@bentrong/ui/badge";
import { LockIcon, PlayIcon } from "@bentrong/ui/icons";
import { useText } from "../../lib/i18n/use-text.ts";
import { AppLink } from "../../lib/link.tsx";
import { Highlighted } from "./highlighted.tsx";
import { getLinkState } from "./link-state.ts";
import type { ListedResult, ResultGroup } from "./result-groups.ts";
import { searchText } from "./search-text.ts";

interface Props {
  id: string;
  groups: readonly ResultGroup[];
  /** The result that Enter opens. */
  chosen: ListedResult | undefined;
  optionId(result: ListedResult): string;
  onOpen(): void;
}

export function ResultList({ id, groups, chosen, optionId, onOpen }: Props) {
  const text = useText(searchText);
  return (
    <div id={id} role="listbox" aria-label={text.results} tabIndex={-1}>
      {groups.map(({ name, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options and no fieldsets
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="mb-3">
          <p id={`${id}-${name}`} className="px-3 pt-2 pb-1 text-sm font-medium text-ink-soft">
            {name === "meaning" ? text.closeInMeaning : text.kinds[name]}
          </p>
          {results.map((result) => (
            <Option
              key={`${result.kind} ${result.id}`}
              id={optionId(result)}
              result={result}
              namesKind={name === "meaning"}
              isChosen={result === chosen}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  result: ListedResult;
  /** Its group does not say what it is. */
  namesKind: boolean;
  isChosen: boolean;
  onOpen(): void;
}

function Option({ id, result, namesKind, isChosen, onOpen }: OptionProps) {
  const text = useText(searchText);
  // Content is Vietnamese whatever the language of the page is; tools are named in the page's.
  const textLang = result.kind === "tool" ? undefined : "vi";
  return (
    <AppLink
      id={id}
      to={result.path}
      state={getLinkState(result)}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onOpen}
      className="block rounded-m px-3 py-2.5 transition-colors duration-150 hover:bg-stone/60 aria-selected:bg-stone"
    >
      <span className="flex items-start justify-between gap-3">
        <span lang={textLang} className="font-medium">
          <Highlighted text={result.title} ranges={result.titleRanges} />
        </span>
        {result.isLocked && (
          <Badge tone="gold">
            <LockIcon className="size-3.5" />
            <span aria-hidden="true">{text.locked}</span>
            <span className="sr-only">{text.lockedName}</span>
          </Badge>
        )}
      </span>
      {namesKind && <span className="block text-sm text-ink-soft">{text.kinds[result.kind]}</span>}
      {result.startsAt !== undefined && (
        <span className="mt-0.5 inline-flex items-center gap-1.5 text-sm text-wine-ink">
          <PlayIcon className="size-4" />
          {text.playFrom(duration(result.startsAt))}
        </span>
      )}
      {result.excerpt !== "" && (
        <span lang={textLang} className="mt-0.5 line-clamp-2 text-sm text-ink-soft">
          <Highlighted text={result.excerpt} ranges={result.excerptRanges} />
        </span>
      )}
    </AppLink>
  );
}
