import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { FormatProvider } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Tile } from '@/lib/queries/shared/tiles';

const changes = { name: 'changes', title: 'Price changes', unit: 'count', value: 78, before: 70, trend: [70, 78] };
const tile = { part: null, whole: null, of: null, definition: '', ...changes } as unknown as Tile;

const coverage = {
  ...{ need: 'offers', endpoint: 'price', from: '2026-06-30', to: '2026-06-30', states: 'c', rows: 1, total: 1 },
  ...{ pending: false, offeredCalls: null, problem: null },
};

function tiles(
  since: string,
  isOutdated: boolean,
  tileData = tile,
  extra: Record<string, TileExtra> = {},
  { locale = 'en', stepNoun }: { locale?: string; stepNoun?: string } = {},
) {
  const state: AnswerState<Tile[]> = {
    ...{ kind: 'content', data: [tileData], coverage: [coverage], provenance: [], retry: () => undefined },
    ...{ refetching: isOutdated, isOutdated },
  };
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FormatProvider locale={locale}>
        <Tiles
          state={state}
          against={since}
          stepNoun={stepNoun}
          extra={{ changes: { note: `since ${since}` }, ...extra }}
        />
      </FormatProvider>
    </QueryClientProvider>
  );
}

it('keeps the notes of the old day with its figures until the new figures arrive', () => {
  const { rerender } = render(tiles('29 Jun', false));
  expect(screen.getByText(/since 29 Jun/)).toBeInTheDocument();
  rerender(tiles('28 Jun', true));
  expect(screen.getByText(/since 29 Jun/)).toBeInTheDocument();
  expect(screen.queryByText(/since 28 Jun/)).not.toBeInTheDocument();
  expect(screen.getByText(/Still showing 30 Jun 2026/)).toBeInTheDocument();
  rerender(tiles('28 Jun', false));
  expect(screen.getByText(/since 28 Jun/)).toBeInTheDocument();
});

it('shows the tiles that a page describes, in their order', () => {
  const data = ['hidden', 'first', 'second'].map((name) => ({ ...tile, name, title: name }));
  const state: AnswerState<Tile[]> = {
    ...{ kind: 'content', data, coverage: [coverage], provenance: [], retry: () => undefined, refetching: false },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormatProvider locale="en">
        <Tiles state={state} extra={{ second: {}, first: {}, unknown: {} }} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['second', 'first']);
});

it('draws and names a target if one is set, and explains which direction is better', async () => {
  const share = {
    ...tile,
    name: 'share',
    title: 'Share',
    unit: 'percent',
    better: 'higher',
    part: 1,
    whole: 4,
  } as Tile;
  const state: AnswerState<Tile[]> = {
    ...{ kind: 'content', data: [{ ...share, value: 0.25, before: 0.2, trend: [0.2, 0.25] }], coverage: [coverage] },
    ...{ provenance: [], retry: () => undefined, refetching: false },
  };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <FormatProvider locale="en">
        <Tiles state={state} extra={{ share: { target: 0.3 } }} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('target 30%');
  expect(screen.getByText('25.0%')).toBeInTheDocument();
  expect(container.querySelector('line')).toHaveAttribute('stroke-dasharray');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText(/Higher is better\./)).toBeInTheDocument();
});

it('marks a change of 0 as one, since it stands before other figures', () => {
  render(tiles('29 Jun', false, { ...tile, value: 3, before: 3 } as Tile, { changes: { note: 'of 5' } }));
  expect(screen.getByText('±0').closest('dd')).toHaveTextContent('±0 · of 5');
});

it('marks only a change of 0 as one in any digits', () => {
  const share = { ...tile, unit: 'percent', value: 0.5 } as Tile;
  const { rerender } = render(tiles('29 Jun', false, { ...share, before: 0.479 }, {}, { locale: 'fa-IR' }));
  expect(screen.getByText(/۲٫۱/)).not.toHaveTextContent('±');
  rerender(tiles('29 Jun', false, { ...share, before: 0.5 }, {}, { locale: 'fa-IR' }));
  expect(screen.getByText(/^±.*۰٫۰/)).toBeInTheDocument();
});

it('names the steps of a trend', () => {
  const { rerender } = render(tiles('29 Jun', false));
  expect(screen.getByRole('img', { name: 'Price changes over 2 days, 2 of them with a value' })).toBeInTheDocument();
  rerender(tiles('29 Jun', false, tile, {}, { stepNoun: 'month' }));
  expect(screen.getByRole('img', { name: 'Price changes over 2 months, 2 of them with a value' })).toBeInTheDocument();
});

it.each([
  ['rating', 3.996, 4, '3.996', 'target 4.0'],
  ['rating', 4.4996, 4.5, '4.4996', 'target 4.5000'],
  ['percent', 0.28996, 0.29, '28.996%', 'target 29%'],
  ['percent', 0.3, 0.305, '30.0%', 'target 30.5%'],
  ['count', 999, 1000, '999', 'target 1,000'],
] as const)('shows the decimals that tell a %s of %d from its target of %d', (unit, value, target, figure, words) => {
  render(tiles('29 Jun', false, { ...tile, unit, value } as Tile, { changes: { target } }));
  expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByRole('term')).toHaveTextContent(words);
});

it('names the failure of one of several requests of the day, and calls its figures no earlier result', () => {
  const problem = { code: 'unreachable', title: 'The service does not answer.', retryable: true } as const;
  const state: AnswerState<Tile[]> = {
    ...{ kind: 'content', data: [tile], coverage: [coverage, { ...coverage, states: 'f', problem }], provenance: [] },
    ...{ retry: () => undefined, refetching: false },
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FormatProvider locale="en">
        <Tiles state={state} extra={{ changes: {} }} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The service does not answer.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('previous result');
});
