import { expect, it } from 'vitest';
import { comparedState } from '@/components/prices/compared-state';
import type { Prices } from '@/components/prices/use-prices';
import type { PanelState } from '@/lib/client/panel-state';

type Compared = Parameters<typeof comparedState>[0];

const CONTENT: PanelState<unknown> = { kind: 'content', data: [] };
const changes = { rows: [] } as unknown as NonNullable<Prices['changes']>;

function otherDay(rows: number): Prices['other'] {
  return { kind: 'content', data: { rows: Array(rows) } } as unknown as Prices['other'];
}

function kindOf(prices: Partial<Prices>, asked: { state?: PanelState<unknown>; against?: string | null }) {
  const state = comparedState({ changes, other: otherDay(1), ...prices } as Compared, {
    state: CONTENT,
    against: '2026-06-18',
    compare: null,
    ...asked,
  });
  return state.kind === 'guidance' ? state.reason : state.kind;
}

it('says why nothing is compared: no day chosen, nothing published then, nothing published now', () => {
  expect(kindOf({}, {})).toBe('content');
  expect(kindOf({}, { against: null })).toBe('not-compared');
  expect(kindOf({ other: otherDay(0), changes: null }, {})).toBe('not-published');
  expect(kindOf({}, { state: { kind: 'guidance', reason: 'filtered-out', text: '' } })).toBe('filtered-out');
});

it('tells no change before the other day is whole', () => {
  expect(kindOf({ changes: null }, {})).toBe('loading');
});
