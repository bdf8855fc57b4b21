import { pageTypeWords } from '@/lib/contract/page-types';
import { COMMON_FILTERS, type Filters } from '../filters';

/** The filters of banners. Brand, category and subcategory have to match the same label. */
export const bannerFilters = {
  ...COMMON_FILTERS,
  retailer: { ...COMMON_FILTERS.retailer, hasNotStated: true },
  page_type: { label: 'Page type', words: pageTypeWords },
  type: { label: 'Banner type' },
  position: { label: 'Position', words: (value: string) => `#${value}` },
  category: { label: 'Category' },
  subcategory: { label: 'Subcategory' },
} as const satisfies Filters;
