import { describe, expect, it } from 'vitest';
import { facetWord, SHARED_WORDS } from '@/components/page/facet-words';
import { competitionControls } from '@/components/price-competition/controls';
import { merchantWord, statusWord, verdictWord } from '@/components/price-competition/words';
import { visibilityControls } from '@/components/visibility/controls';
import { shareOf } from '@/lib/client/banners/prepare-share';
import { toneOf } from '@/lib/client/competition/verdict';
import { isolated } from '@/lib/client/isolated';
import { pageTypeWords } from '@/lib/contract/known-values';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const labels = (controls: { options: readonly { label: string }[] }[]) =>
  controls.flatMap(({ options }) => options.map(({ label }) => label));

describe.each(NAMES)('the name %s from the data', (name) => {
  const facet = [{ value: name, count: 1 }];

  it('is shown as it is where a word has no text of ours', () => {
    expect(facetWord(SHARED_WORDS, 'own', name)).toBe(isolated(name));
    expect([pageTypeWords, verdictWord, merchantWord, statusWord].map((word) => word(name))).toEqual(
      Array.from({ length: 4 }, () => name),
    );
    expect(toneOf(name, 100)).toBe('unknown');
  });

  it('is a filter value like any other', () => {
    const lists = { retailer: [], brand: [], country: [], source: [], key: [], target: [], group: [], check: [] };
    const visibility = {
      address: { ...lists, own: 'all', q: '', visibility_type: 'SEARCH' },
      ...{ set: () => undefined, facets: { check: facet } },
    };
    expect(labels(visibilityControls(visibility as never))).toContain(isolated(name));
    const competition = {
      address: { retailer: [], brand: [], tag: [], verdict: [], since: [], own: 'all', q: '' },
      ...{ set: () => undefined, facets: { since: facet, verdict: facet } },
    };
    expect(labels(competitionControls(competition as never)).filter((label) => label === name)).toHaveLength(2);
  });

  it('counts once as a page type without a weight', () => {
    const placement = { counts: { own: 1, competitor: 3 }, item: { page_type: name } };
    expect(shareOf([placement] as never, {}).share).toBe(0.25);
  });
});
