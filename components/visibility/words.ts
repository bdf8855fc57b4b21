import {
  type FacetWords,
  filtersInWords as facetsInWords,
  SHARED_CLOSED_WORDS,
  SHARED_NAMES,
} from '@/components/page/facet-words';
import type { Filters } from '@/components/visibility/select-scores';
import type { Measure } from '@/components/visibility/url-state';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';
import { FACETS, type Facet, type Part, type Score } from '@/lib/client/visibility/score';
import type { PositionType, Question, VisibilityType } from '@/lib/client/visibility/scores-url';

export const TYPE_WORDS: Record<VisibilityType, { tab: string; source: string; sources: string }> = {
  SEARCH: { tab: 'Search', source: 'keyword', sources: 'keywords' },
  CATEGORY: { tab: 'Category', source: 'category', sources: 'categories' },
};

export const POSITION_WORDS: Record<PositionType, string> = {
  ORGANIC: 'Organic',
  SPONSORED: 'Sponsored',
  OVERALL: 'Overall',
};

export const MEASURE_WORDS: Record<Measure, { short: string; sentence: string }> = {
  gap: { short: 'Gap', sentence: 'score − target' },
  score: { short: 'Score', sentence: 'score ≥ target' },
  change: { short: 'Change', sentence: 'score − score of the compared day' },
};

/** The words of the filters of this page. */
export const FACET_WORDS: FacetWords<Facet> = {
  names: {
    retailer: SHARED_NAMES.retailer,
    country: SHARED_NAMES.country,
    brand: SHARED_NAMES.brand,
    own: SHARED_NAMES.own,
    group: 'Brand group',
    source: 'Source',
    key: 'Key',
    target: 'Target',
    check: 'Check',
  },
  words: {
    own: SHARED_CLOSED_WORDS.own,
    key: { yes: 'key sources', no: 'other sources' },
    target: { met: 'met', missed: 'missed' },
    check: { agrees: 'adds up', differs: 'does not add up' },
  },
};

/** The filters that are on, as one line: printed into exports. */
export function filtersInWords(filters: Filters): string {
  const facets = facetsInWords(FACET_WORDS, FACETS, filters);
  return [facets, filters.q ? `search: ${filters.q}` : ''].filter(Boolean).join(' · ') || 'All scores';
}

/** "First 20 products · search · overall · 30 Jun 2026": N stands first, as another N gives another score. */
export function questionInWords(question: Question, format: Format): string {
  return [
    `first ${format.integer(question.first_n_products)} products`,
    TYPE_WORDS[question.visibility_type].tab.toLowerCase(),
    POSITION_WORDS[question.position_type].toLowerCase(),
    format.day(question.date),
  ].join(' · ');
}

/** "41 of 60". */
export function partInWords({ count, of }: Part, format: Format): string {
  return `${format.integer(count)} of ${format.integer(of)}`;
}

export function sourceName({ item }: Pick<Score, 'item'>): string {
  return (
    item.visibility_source_name ?? item.representative_name ?? `source ${item.visibility_source_id ?? 'not stated'}`
  );
}

export function shopName({ at }: Pick<Score, 'at'>): string {
  return shopWithCountry(at.retailer_name ?? at.retailer_code, at.retailer_country);
}

/** "Korbina · DE"; a name that ends with its country does not say it twice. */
export function shopWithCountry(retailer: string | null, country: string | null): string {
  const name = retailer ?? 'retailer not stated';
  return country === null || endsWith(name, country) ? name : `${isolated(name)} · ${country}`;
}

/** "Korbina DE" under the heading of its country is "Korbina". */
export function shopInCountry(retailer: string | null, country: string | null): string {
  const name = retailer ?? 'Retailer not stated';
  return country !== null && endsWith(name, country) ? name.slice(0, -country.length - 1) : name;
}

function endsWith(name: string, country: string): boolean {
  return name.endsWith(` ${country}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
