import type { FilterControl } from '@/components/layout/filter-values';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { TURN_WORDS, verdictWord } from '@/components/price-competition/words';
import { isolated } from '@/lib/client/isolated';

const LISTS = {
  retailer: 'Retailer',
  brand: 'Brand',
  tag: 'Tag',
  verdict: 'Verdict',
  since: 'Since compared',
} as const;
const OWN_WORDS = { own: 'Own', competitor: 'Competitors' } as const;

/** The filters of the page, each with the competitions that its values would leave. */
export function competitionControls({
  address,
  set,
  facets = {},
}: Pick<CompetitionState, 'address' | 'set' | 'facets'>) {
  const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[]).map(
    (name): FilterControl => ({
      name,
      label: LISTS[name],
      options: (facets[name] ?? [])
        .map(({ value, count }) => ({ value, count, label: labelOf(name, value) }))
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
      count: facets.own?.find((facet) => facet.value === value)?.count,
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
  return [...lists.slice(0, 2), own, ...lists.slice(2), searched];
}

function labelOf(name: keyof typeof LISTS, value: string): string {
  if (name === 'verdict') return verdictWord(value);
  return name === 'since' ? (TURN_WORDS[value] ?? value) : isolated(value);
}
