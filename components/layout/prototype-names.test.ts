import { describe, expect, it } from 'vitest';
import { pageFilters } from '@/components/layout/page-filters';
import { merchantWord } from '@/components/price-competition/merchant-word';
import { competition } from '@/components/price-competition/page';
import { statusWord } from '@/components/price-competition/words';
import { visibility } from '@/components/visibility/page';
import { readAddress } from '@/lib/client/address/address';
import { isolated } from '@/lib/client/format/isolated';
import { pageTypeWords } from '@/lib/contract/page-types';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const labels = (controls: { options: readonly { label: string }[] }[]) =>
  controls.flatMap(({ options }) => options.map(({ label }) => label));

describe.each(NAMES)('the name %s from the data', (name) => {
  const facet = [{ value: name, count: 1 }];

  it('is shown as received if it has no label', () => {
    expect([pageTypeWords, merchantWord, statusWord].map((word) => word(name))).toEqual(
      Array.from({ length: 3 }, () => name),
    );
  });

  it('is a filter value like any other', () => {
    const set = () => undefined;
    const scores = { address: readAddress(visibility.address, {}), set, facets: { check: facet } };
    expect(labels(pageFilters(visibility, scores))).toContain(isolated(name));
    const pairs = { address: readAddress(competition.address, {}), set, facets: { since: facet, verdict: facet } };
    expect(labels(pageFilters(competition, pairs))).toEqual(expect.arrayContaining([isolated(name), name]));
  });
});
