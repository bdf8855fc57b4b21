import { pageControls } from '@/components/layout/page-controls';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { TURN_WORDS, verdictWord } from '@/components/price-competition/words';
import { isolated } from '@/lib/client/isolated';
import { ownValue } from '@/lib/contract/own-value';

const LISTS = {
  retailer: 'Retailer',
  brand: 'Brand',
  tag: 'Tag',
  verdict: 'Verdict',
  since: 'Since compared',
} as const;

/** The filters of the page, each with the competitions that its values would leave. */
export function competitionControls({ address, set, facets }: Pick<CompetitionState, 'address' | 'set' | 'facets'>) {
  return pageControls({ lists: LISTS, labelOf, address, set, facets });
}

function labelOf(name: keyof typeof LISTS, value: string): string {
  if (name === 'verdict') return verdictWord(value);
  return name === 'since' ? (ownValue(TURN_WORDS, value) ?? value) : isolated(value);
}
