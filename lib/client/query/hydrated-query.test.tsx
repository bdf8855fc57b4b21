import { type DehydratedState, dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOptions } from '@/lib/client/query/answer-options';
import { jsonKey } from '@/lib/client/query/json-key';
import { ServerAnswers } from '@/lib/client/query/server-answers';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useIsLoaded } from '@/lib/client/query/use-json';
import { useStatus } from '@/lib/client/query/use-status';

const { queryKey } = answerOptions('visibility/days', {});
const daysAnswer = (newest: string) => ({ answer: { newest, days: [] }, coverage: [], provenance: [] });
/** Requests are never answered. Tests set the answers. */
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => vi.unstubAllGlobals());

function Days() {
  const days = useAnswer('visibility/days', {});
  if (days.kind !== 'content') return <i>{days.kind}</i>;
  return (
    <p>
      {days.data.newest}
      {days.problem ? <b>failed</b> : null}
    </p>
  );
}

function Now() {
  const status = useStatus();
  return status ? <p>{status.now}</p> : <i>loading</i>;
}

function Loaded() {
  return <p>{useIsLoaded('/api/a') ? 'loaded' : 'not loaded'}</p>;
}

interface PageProps {
  client: QueryClient;
  state: DehydratedState;
  Part: ComponentType;
}

const Page = ({ client, state, Part }: PageProps) => (
  <QueryClientProvider client={client}>
    <ServerAnswers state={state}>
      <Suspense>
        <Part />
      </Suspense>
    </ServerAnswers>
  </QueryClientProvider>
);

/** Hydrates a page before the code of its part has loaded. Returns a function that finishes loading it. */
async function hydrateLate(Part: ComponentType, state: DehydratedState = { queries: [], mutations: [] }) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page client={new QueryClient()} state={state} Part={Part} />);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  const errors: unknown[] = [];
  let load: (part: { default: ComponentType }) => void = () => {};
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));
  await act(async () =>
    hydrateRoot(root, <Page client={client} state={state} Part={Late} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  return { root, client, errors, finishLoading: () => act(async () => load({ default: Part })) };
}

function stateOf(newest: string): DehydratedState {
  const client = new QueryClient();
  client.setQueryData(queryKey, daysAnswer(newest) as never);
  return dehydrate(client);
}

it('hydrates a late part without an answer after another part has fetched it', async () => {
  const { root, client, errors, finishLoading } = await hydrateLate(Days);
  expect(root.querySelector('i')).not.toBeNull();
  client.setQueryData(queryKey, daysAnswer('2026-06-30') as never);
  await finishLoading();
  expect(errors).toEqual([]);
  expect(root.textContent).toBe('2026-06-30');
});

it('hydrates a late part with the answer of the server after it has changed', async () => {
  const { root, client, errors, finishLoading } = await hydrateLate(Days, stateOf('2026-06-29'));
  const day = root.querySelector('p');
  expect(day?.textContent).toBe('2026-06-29');
  client.setQueryData(queryKey, daysAnswer('2026-06-30') as never);
  await finishLoading();
  expect(errors).toEqual([]);
  expect(root.querySelector('p')).toBe(day);
  expect(day?.textContent).toBe('2026-06-30');
});

it('hydrates a late part with the answer of the server after a failed request', async () => {
  const { root, client, errors, finishLoading } = await hydrateLate(Days, stateOf('2026-06-29'));
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 502 }));
  await client.fetchQuery({ ...answerOptions('visibility/days', {}), staleTime: 0 }).catch(() => {});
  await finishLoading();
  expect(errors).toEqual([]);
  expect(root.querySelector('b')?.textContent).toBe('failed');
});

it('hydrates a late part after the status has arrived', async () => {
  const { root, client, errors, finishLoading } = await hydrateLate(Now);
  client.setQueryData(['status'], { now: '2026-06-30T08:00:00.000Z', budget: {}, service: {} });
  await finishLoading();
  expect(errors).toEqual([]);
  expect(root.textContent).toBe('2026-06-30T08:00:00.000Z');
});

it('hydrates a late part that depends on a value after it has arrived', async () => {
  const { root, client, errors, finishLoading } = await hydrateLate(Loaded);
  expect(root.textContent).toBe('not loaded');
  client.setQueryData(jsonKey('/api/a'), {});
  await finishLoading();
  expect(errors).toEqual([]);
  expect(root.textContent).toBe('loaded');
});
