import { expect, it } from 'vitest';
import { prepareRows } from '@/components/overview/damage';
import { sentenceOf } from '@/components/overview/sentence';
import { finding } from '@/components/overview/test-findings';
import { START_WEIGHTS } from '@/components/overview/weights';
import { createFormat } from '@/lib/client/format';

const wording = { format: createFormat('en'), price2: 'List price', threshold: 4, deepest: 0.5 };

type Findings = Parameters<typeof finding>[0][];

it.each<[string, Findings]>([
  ['Aurelle Soap 1 l went out of stock', [{}]],
  ['Aurelle Soap 1 l went out of stock, a power SKU', [{ heavy: true }]],
  ['2 SKUs lost their buybox, one of them a power SKU', [{ kind: 'buybox' }, { kind: 'buybox', heavy: true }]],
  [
    '2 SKUs are back in stock, all power SKUs',
    [
      { worse: false, heavy: true },
      { worse: false, heavy: true },
    ],
  ],
  ['Aurelle Soap 1 l is sold above list price', [{ kind: 'list', by: 'above' }]],
  ['Aurelle Soap 1 l is sold 50% or more below list price', [{ kind: 'list', by: 'below' }]],
  [
    '2 prices of Velquin left the target band',
    [
      { kind: 'band', by: 'Velquin' },
      { kind: 'band', by: 'Velquin' },
    ],
  ],
  ['Aurelle Soap 1 l fell under 4.0 stars', [{ kind: 'rating' }]],
  ['Fenwarra took 1 banner place, which was ours', [{ kind: 'banners', by: 'Fenwarra', heavy: true }]],
  ['We took 1 banner place', [{ kind: 'banners', worse: false }]],
  ['Aurelle Soap 1 l is missing', [{ kind: 'files', by: 'Ratings', now: 'missing: inferred' }]],
])('%s', (sentence, findings) => {
  const [row] = prepareRows(
    findings.map((difference, at) => finding({ id: String(at), ...difference })),
    START_WEIGHTS,
  );
  expect(row && sentenceOf(row, wording)).toBe(sentence);
});
