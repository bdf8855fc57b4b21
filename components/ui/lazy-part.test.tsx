import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

interface Props {
  count: number;
  onPress: () => void;
}

const Counter = ({ count, onPress }: Props) => (
  <button type="button" onClick={onPress}>
    {count}
  </button>
);
const placeholder = <i>Loading</i>;

/** A page with a lazy part that shows a counter of the page. */
function Page({ Part }: { Part: React.ComponentType<Props> }) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <button type="button" id="around" onClick={() => setCount(count + 1)} />
      <Part count={count} onPress={() => setCount(count + 10)} />
    </main>
  );
}

async function renderOnServer(): Promise<string> {
  const Part = lazyPart(async () => ({ Counter }), 'Counter', placeholder);
  renderToString(<Page Part={Part} />);
  await act(async () => {});
  return renderToString(<Page Part={Part} />);
}

it('keeps the server-rendered part until its script has loaded, then applies updates', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = await renderOnServer();
  const button = root.querySelector<HTMLElement>('main > button:not([id])');
  expect(button?.textContent).toBe('0');
  let finishLoading = () => {};
  const loading = new Promise<void>((resolve) => (finishLoading = resolve));
  const Part = lazyPart(() => loading.then(() => ({ Counter })), 'Counter', placeholder);
  await act(async () => hydrateRoot(root, <Page Part={Part} />));
  await act(async () => root.querySelector<HTMLElement>('#around')?.click());
  expect(root.querySelector('i')).toBeNull();
  expect(button?.isConnected).toBe(true);
  await act(async () => finishLoading());
  expect(button?.isConnected).toBe(true);
  expect(button?.textContent).toBe('1');
  await act(async () => button?.click());
  expect(button?.textContent).toBe('11');
});

it('reports the end of the sign-in if its script cannot be loaded', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Sign in</h1>', { status: 401 }));
  const Part = lazyPart(
    () => Promise.reject<{ Counter: typeof Counter }>(new Error('Failed to load chunk')),
    'Counter',
    placeholder,
  );
  render(<Part count={0} onPress={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in has ended. Reload the page.');
  vi.unstubAllGlobals();
});
