import type { Banners } from '@/components/banners/use-banners';
import type { FilterControl } from '@/components/layout/filter-values';
import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';

const LISTS = {
  retailer: 'Retailer',
  brand: 'Brand',
  page_type: 'Page type',
  type: 'Banner type',
  position: 'Position',
  category: 'Category',
  subcategory: 'Subcategory',
} as const;
const OWN_WORDS = { own: 'Own', competitor: 'Competitors' } as const;

/** The filters of the page, each with the banners that its values would leave. */
export function bannerControls({ params, set, facets = {} }: Pick<Banners, 'params' | 'set' | 'facets'>) {
  const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[]).map(
    (name): FilterControl => ({
      name,
      label: LISTS[name],
      options: (facets[name] ?? [])
        .map(({ value, count }) => ({ value, count, label: labelOf(name, value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true })),
      value: params[name],
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
    value: params.own === 'all' ? [] : [params.own],
    onChange: ([one]) => set({ own: one === 'own' || one === 'competitor' ? one : null }),
    single: true,
  };
  const searched: FilterControl = {
    name: 'q',
    label: 'Search',
    options: [],
    value: params.q ? [params.q] : [],
    onChange: ([one]) => set({ q: one ?? null }),
  };
  return [...lists.slice(0, 2), own, ...lists.slice(2), searched];
}

function labelOf(name: keyof typeof LISTS, value: string): string {
  if (name === 'page_type') return pageTypeWords(value);
  return name === 'position' ? `#${value}` : isolated(value);
}
