import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import type { AnswerState } from '@/lib/client/query/use-answer';

interface Item {
  name: string;
}

const DAY = '2026-06-28';
const coverage = [
  {
    need: 'today',
    endpoint: 'scores',
    from: DAY,
    to: DAY,
    states: 'c',
    rows: 1,
    total: 1,
    pending: false,
    offeredCalls: null,
    problem: null,
  },
];

function show(state: AnswerState<Item | null>) {
  render(
    <AnswerDrawer
      state={state}
      name="Score"
      title={({ name }) => `Score of ${name}`}
      whyEmpty="No such score on this day."
      onClose={vi.fn()}
      className="w-80"
    >
      {({ data }) => <p>facts of {data.name}</p>}
    </AnswerDrawer>,
  );
}

function content(data: Item | null): AnswerState<Item | null> {
  return { kind: 'content', data, coverage, provenance: [], refetching: false, retry: vi.fn() };
}

it('shows an item under its title', async () => {
  show(content({ name: 'Velquin' }));
  expect(await screen.findByRole('dialog', { name: 'Score of Velquin' })).toHaveTextContent('facts of Velquin');
});

it('shows why there is no such item', async () => {
  show(content(null));
  expect(await screen.findByRole('dialog', { name: 'Score' })).toHaveTextContent('No such score on this day.');
});
