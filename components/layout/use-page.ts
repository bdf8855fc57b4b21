'use client';

import { useMemo, useState } from 'react';
import {
  type AnyPage,
  type Page,
  type PageFields,
  type PageStart,
  pageDates,
  pageNotes,
} from '@/components/layout/define-page';
import { pageFilters } from '@/components/layout/page-filters';
import { useAddress } from '@/components/layout/use-address';
import { permalinkSearch } from '@/lib/client/address/address';
import { useDebounced } from '@/lib/client/browser/use-debounced';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import { chosenValues } from '@/lib/datasets/filters';
import type { AnswerOf, PageName, ParamsOf } from '@/lib/queries/registry';
import type { Days } from '@/lib/queries/shared/days';
import type { FacetValues } from '@/lib/queries/shared/facets';

/** Returns a page's state from its address, and functions that change it. */
export function usePage<
  Name extends PageName,
  F extends PageFields,
  Params extends object | null,
  Start extends PageStart,
>(page: Page<Name, F, Params, Start>, start: Start) {
  const format = useFormat();
  const { address, set, refused } = useAddress(page.address);
  const days = useAnswer<`${PageName}/days`>(
    `${page.name}/days`,
    page.daysParams(address, start) as ParamsOf<`${PageName}/days`> | null,
    ({ newest }) => newest === null,
  );
  const collectedDays: Days | null = currentData(days);
  const dates = useMemo(
    () => pageDates(page, address, collectedDays, start.opening),
    [page, address, collectedDays, start.opening],
  );
  const params = useMemo(() => page.params(address, dates, start), [page, address, dates, start]);
  const [findText, setFindText] = useState('');
  const find = useDebounced(findText);
  const facetParams = params && (find ? { ...params, find } : params);
  const answer = useAnswer<`${PageName}/facets`>(
    `${page.name}/facets`,
    facetParams as ParamsOf<`${PageName}/facets`> | null,
  );
  const facets = answer.kind === 'content' ? (answer.data as AnswerOf<`${Name}/facets`>) : undefined;
  const isFinding = findText !== find || (answer.kind === 'content' && answer.refetching);
  const names = [...Object.keys(page.filters), 'q'];
  return {
    description: page as AnyPage,
    address,
    set,
    refused,
    dates,
    /** The newest day until the collected days are known. */
    opening: start.opening,
    params,
    collectedDays,
    facets,
    filters: pageFilters(page, {
      address,
      set: set as (patch: object) => void,
      facets: facets as Readonly<Partial<Record<string, FacetValues>>> | undefined,
      find,
    }),
    /** Searches for values of filters beyond the listed ones. */
    find: { onFind: setFindText, pending: isFinding },
    isFiltered: names.some((name) => chosenValues(address[name]).length > 0),
    /** Removes all filters, also one that the page has by default. */
    clear() {
      const cleared = names.map((name) => [name, Array.isArray(address[name]) || name === 'q' ? null : 'all']);
      set(Object.fromEntries(cleared) as Parameters<typeof set>[0], 'push');
    },
    /**
     * Returns a permanent link to the current view.
     *
     * @param derived parameters that the page derives if its address has none, e.g. the selected tab
     */
    permalink(derived: Readonly<Record<string, unknown>> = {}): URL {
      const url = new URL(window.location.href);
      const { date, against, days } = dates;
      url.search = String(
        permalinkSearch(page.address, { ...address, date, against, days, ...derived }, url.searchParams),
      );
      return url;
    },
    /** Describes what the page shows, for print, pictures and files. */
    notes: pageNotes(page, { address, dates, start }, format),
  };
}

/** The state of a page, by its description. */
export type PageState<P> =
  P extends Page<infer Name, infer F, infer Params, infer Start>
    ? Params extends object | null
      ? Start extends PageStart
        ? ReturnType<typeof usePage<Name, F, Params, Start>>
        : never
      : never
    : never;
