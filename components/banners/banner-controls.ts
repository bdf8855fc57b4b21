import type { Banners } from '@/components/banners/use-banners';
import { pageControls } from '@/components/layout/page-controls';
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

/** The filters of the page, each with the banners that its values would leave. */
export function bannerControls({ params, set, facets }: Pick<Banners, 'params' | 'set' | 'facets'>) {
  return pageControls({ lists: LISTS, labelOf, address: params, set, facets });
}

function labelOf(name: keyof typeof LISTS, value: string): string {
  if (name === 'page_type') return pageTypeWords(value);
  return name === 'position' ? `#${value}` : isolated(value);
}
