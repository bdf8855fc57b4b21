import { filterLabel, filterWord, type Page, type PageFields, type PageStart } from '@/components/layout/define-page';
import type { FilterControl } from '@/components/layout/filter-values';
import type { AddressOf } from '@/lib/client/address/address';
import { isolated } from '@/lib/client/format/isolated';
import { ownValue } from '@/lib/contract/own-value';
import { chosenValues, type Filter, LISTED_VALUES } from '@/lib/datasets/filters';
import type { PageName } from '@/lib/queries/registry';
import type { FacetValues } from '@/lib/queries/shared/facets';

interface FilterState<F extends PageFields> {
  address: AddressOf<F>;
  set: (patch: object) => void;
  /** The values of each filter with the number of rows they would leave. */
  facets: Readonly<Partial<Record<string, FacetValues>>> | undefined;
  /** The searched part of a name. Facets then contain only values with it. */
  find?: string;
}

/** The filters of a page as controls: those of its description, then the search. */
export function pageFilters<F extends PageFields>(
  { filters }: Pick<Page<PageName, F, unknown, PageStart>, 'filters'>,
  { address, set, facets, find }: FilterState<F>,
): FilterControl[] {
  const controls = Object.entries<Filter<AddressOf<F>>>(filters as never).map(([name, filter]): FilterControl => {
    const isSingle = !Array.isArray(address[name]);
    const counts = facets?.[name] ?? [];
    const isWhole = facets && !find && !filter.isUnlisted && counts.length < LISTED_VALUES;
    const value = chosenValues(address[name]);
    return {
      name,
      label: filterLabel(filter, address),
      options: isSingle ? singleOptions(filter, counts) : listOptions(filter, counts, value, isWhole ? 0 : undefined),
      value,
      onChange: (values) => set({ [name]: isSingle ? (values[0] ?? 'all') : values.length > 0 ? values : null }),
      single: isSingle,
    };
  });
  const search: FilterControl = {
    name: 'q',
    label: 'Search',
    options: [],
    value: chosenValues(address.q),
    onChange: ([value]) => set({ q: value ?? null }),
  };
  return [...controls, search];
}

/** The listed values, and selected values that are not listed, which have `unlistedCount` rows. */
function listOptions(
  filter: Pick<Filter<never>, 'words'>,
  counts: FacetValues,
  selectedValues: readonly string[],
  unlistedCount: 0 | undefined,
) {
  const missing = selectedValues.filter((value) => !counts.some((facet) => facet.value === value));
  return [...counts, ...missing.map((value) => ({ value, count: unlistedCount }))]
    .map(({ value, count }) => ({ value, count, label: filterWord(filter, value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
}

/** All values of a closed list, counted or not. */
function singleOptions({ words }: Pick<Filter<never>, 'words'>, counts: FacetValues) {
  if (typeof words !== 'object') return [];
  return Object.keys(words).map((value) => ({
    value,
    label: ownValue(words, value) ?? isolated(value),
    count: counts.find((facet) => facet.value === value)?.count,
  }));
}
