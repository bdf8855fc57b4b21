import type { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { COMMON_FILTERS, type Filters } from '../filters';

export type PositionType = (typeof POSITION_TYPES)[number];
type VisibilityType = (typeof VISIBILITY_TYPES)[number];
interface Kind {
  visibility_type: VisibilityType;
}

/** What the scores of a type are about. */
const SOURCE_WORDS = { SEARCH: 'keyword', CATEGORY: 'category' } as const satisfies Record<VisibilityType, string>;

export const TYPE_WORDS: Readonly<Record<VisibilityType, { tab: string; source: string; share: string }>> = {
  SEARCH: { tab: 'Search', source: SOURCE_WORDS.SEARCH, share: 'Share of search' },
  CATEGORY: { tab: 'Category', source: SOURCE_WORDS.CATEGORY, share: 'Share of shelf' },
};

export const POSITION_WORDS: Readonly<Record<PositionType, string>> = {
  ORGANIC: 'Organic',
  SPONSORED: 'Sponsored',
  OVERALL: 'Overall',
};

/** The filters of scores. */
export const scoreFilters = {
  ...COMMON_FILTERS,
  country: { label: 'Country' },
  /** Keywords or categories by name. */
  source: { label: ({ visibility_type }: Kind) => (visibility_type === 'SEARCH' ? 'Keyword' : 'Category') },
  key: {
    label: ({ visibility_type }: Kind) => `Power ${SOURCE_WORDS[visibility_type]}`,
    words: { yes: 'Yes', no: 'No' },
  },
  /** The verdict of the service. */
  target: { label: 'Target', words: { met: 'met', missed: 'missed' } },
  group: { label: 'Brand group' },
  /** Whether score and verdict follow from their parts. */
  check: { label: 'Score check', words: { agrees: 'agrees with its parts', differs: 'does not agree' } },
} as const satisfies Filters;
