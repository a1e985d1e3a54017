import { Button } from "@bentrong/ui/button";
import { inputClass } from "@bentrong/ui/field";
import { SearchIcon } from "@bentrong/ui/icons";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../lib/i18n/use-text.ts";
import { LONGEST_SEARCH } from "../../lib/search-words.ts";
import { catalogueText } from "./catalogue-text.ts";
import { type CourseAddress, courseAddress, readCourseAddress, SORTS } from "./course-address.ts";

/**
 * Searching waits for the button or Enter; another order is taken at once. An ordinary form: it works before the
 * page's script is there, and without it.
 */
export function CourseSearch({ address }: { address: CourseAddress }) {
  const text = useText(catalogueText);
  const navigate = useNavigate();
  const id = useId();
  /** Both begin at the first page again. */
  const go = (form: HTMLFormElement) => {
    const chosen = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    void navigate(courseAddress({ ...readCourseAddress(chosen), page: 1 }), { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  return (
    <search>
      {/* Remounted for each address, because back and forward bring their own search. */}
      <form
        key={`${address.search}\n${address.sort}`}
        action="/all-course"
        onSubmit={submit}
        className="flex flex-wrap items-end gap-x-6 gap-y-4"
      >
        <div className="flex min-w-0 grow basis-80 gap-2 sm:max-w-xl">
          <label htmlFor={`${id}-q`} className="sr-only">
            {text.search}
          </label>
          <div className="relative min-w-0 grow">
            <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft" />
            <input
              id={`${id}-q`}
              type="search"
              name="q"
              enterKeyHint="search"
              autoComplete="off"
              defaultValue={address.search}
              placeholder={text.searchHint}
              maxLength={LONGEST_SEARCH}
              className={`${inputClass} rounded-full! pl-12!`}
            />
          </div>
          <Button type="submit">{text.submit}</Button>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-3 text-sm text-ink-soft sm:ml-auto">
          <label htmlFor={`${id}-sort`}>{text.sort}</label>
          <select
            id={`${id}-sort`}
            name="sort"
            defaultValue={address.sort}
            onChange={({ currentTarget }) => currentTarget.form && go(currentTarget.form)}
            className="min-h-12 max-w-full rounded-full border border-line bg-card px-4 text-sm text-ink hover:border-ink-soft"
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {text.sorts[sort]}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  );
}
