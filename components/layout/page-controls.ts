import type { FilterControl } from '@/components/layout/filter-values';

type Own = 'own' | 'competitor' | 'all';
type Facet = { value: string; count: number };

interface PageControls<Name extends string> {
  /** The lists of the page and what each is called; the first two stand before own or competitor. */
  lists: Readonly<Record<Name, string>>;
  labelOf: (name: Name, value: string) => string;
  address: Readonly<Record<Name, string[]>> & { readonly own: Own; readonly q: string };
  set: (next: { [name: string]: string[] | null } | { own: Own | null } | { q: string | null }) => unknown;
  /** Of each filter its values, and how many rows each would leave. */
  facets?: Readonly<Partial<Record<Name | 'own', readonly Facet[]>>> | undefined;
}

const OWN_WORDS = { own: 'Own', competitor: 'Competitors' } as const;

/** The filters of a page on the engine: its lists, own or competitor, and the search. */
export function pageControls<Name extends string>({
  lists,
  labelOf,
  address,
  set,
  facets,
}: PageControls<Name>): FilterControl[] {
  const listed = (Object.keys(lists) as Name[]).map(
    (name): FilterControl => ({
      name,
      label: lists[name],
      options: (facets?.[name] ?? [])
        .map(({ value, count }: Facet) => ({ value, count, label: labelOf(name, value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true })),
      value: address[name],
      onChange: (value) => set({ [name]: value.length > 0 ? value : null }),
    }),
  );
  const own: FilterControl = {
    name: 'own',
    label: 'Own or competitor',
    options: (['own', 'competitor'] as const).map((value) => ({
      value,
      label: OWN_WORDS[value],
      count: facets?.own?.find((facet) => facet.value === value)?.count,
    })),
    value: address.own === 'all' ? [] : [address.own],
    onChange: ([one]) => set({ own: one === 'own' || one === 'competitor' ? one : null }),
    single: true,
  };
  const searched: FilterControl = {
    name: 'q',
    label: 'Search',
    options: [],
    value: address.q ? [address.q] : [],
    onChange: ([one]) => set({ q: one ?? null }),
  };
  return [...listed.slice(0, 2), own, ...listed.slice(2), searched];
}
