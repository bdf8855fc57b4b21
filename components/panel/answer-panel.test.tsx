import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { createQueryClient } from '@/lib/client/query-client';
import { useAnswer } from '@/lib/client/use-answer';
import { REFETCH_HEADER } from '@/lib/contract/own-http';

const OLD = '2026-06-27';
const NEW = '2026-06-28';

/** What the server does with a request for this day: answers in time, fails, or lets it wait. */
const server = new Map<string, 'fail' | 'wait'>();

const FAILURE = { code: 'internal', title: 'The store did not answer.', retryable: true };

/** Whether each request wants what has failed asked for again. */
let asked: (string | null)[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get(REFETCH_HEADER));
    const { searchParams } = new URL(path, 'http://local');
    const day = searchParams.get('date') ?? '';
    const fate = server.get(day);
    if (fate === 'fail') return Promise.resolve(Response.json(FAILURE, { status: 500 }));
    if (fate === 'wait') return new Promise(() => undefined);
    const text = `figures of ${searchParams.get('id') ?? ''}${day}`;
    const coverage = [{ from: day, to: day, states: 'c', rows: 1, total: 1, pending: false, problem: null }];
    return Promise.resolve(Response.json({ answer: text, coverage, provenance: [] }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.clear();
});

function Panel({ date, id }: { date: string; id?: string }) {
  const state = useAnswer('banners/tiles', { date, ...(id && { id }) } as never);
  return (
    <AnswerPanel title="Tiles" state={state as never} caption={() => 'the caption'}>
      {(text: string) => <p>{text}</p>}
    </AnswerPanel>
  );
}

function show(props: Parameters<typeof Panel>[0]) {
  const client = createQueryClient();
  const panel = (of: typeof props) => (
    <QueryClientProvider client={client}>
      <Panel {...of} />
    </QueryClientProvider>
  );
  const { rerender } = render(panel(props));
  return (of: typeof props) => rerender(panel(of));
}

const region = () => screen.getByRole('region', { name: 'Tiles' });

describe('a panel whose day is changed', () => {
  it('says of which day its figures still are until those of the new one are here', async () => {
    const change = show({ date: OLD });
    await screen.findByText(`figures of ${OLD}`);
    server.set(NEW, 'wait');
    change({ date: NEW });
    await waitFor(() => expect(region()).toHaveTextContent('Still showing 27 Jun 2026'));
    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/the caption/)).not.toBeInTheDocument();
    expect(screen.getByText(`figures of ${OLD}`).parentElement).toHaveClass('opacity-60');
  });

  it('keeps them when the new ones cannot be had, names their day, and a press brings the new ones', async () => {
    const change = show({ date: OLD });
    await screen.findByText(`figures of ${OLD}`);
    server.set(NEW, 'fail');
    change({ date: NEW });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The store did not answer.');
    expect(alert).toHaveTextContent('Showing the previous result.');
    expect(region()).toHaveTextContent('Still showing 27 Jun 2026');
    expect(screen.getByText(`figures of ${OLD}`).parentElement).toHaveClass('opacity-60');
    server.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`figures of ${NEW}`)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(region()).not.toHaveTextContent('Still');
  });

  it('shows no figures of one thing in the place of another that cannot be had', async () => {
    const change = show({ date: OLD, id: 'A' });
    await screen.findByText(`figures of A${OLD}`);
    server.set(OLD, 'fail');
    change({ date: OLD, id: 'B' });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText(/figures of/)).not.toBeInTheDocument();
  });
});

describe('a panel whose first answer fails', () => {
  it('keeps the problem in sight while it tries again', async () => {
    server.set(OLD, 'fail');
    show({ date: OLD });
    const alert = await screen.findByRole('alert');
    server.set(OLD, 'wait');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('alert')).toBe(alert);
    expect(asked.at(-1)).toBe('failed');
    server.clear();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(`figures of ${OLD}`)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
