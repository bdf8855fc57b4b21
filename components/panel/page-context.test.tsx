import { act, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext, usePageContext } from '@/components/panel/page-context';
import { lazyPart } from '@/components/ui/lazy-part';

function Panel() {
  return <p>{usePageContext().isFiltered ? 'Filtered' : 'Not filtered'}</p>;
}

function Page({ Part }: { Part: ComponentType }) {
  const [isFiltered, setFiltered] = useState(true);
  return (
    <PageContext value={{ notes: [], isFiltered }}>
      <button type="button" onClick={() => setFiltered(false)}>
        Clear filters
      </button>
      <Part />
    </PageContext>
  );
}

async function renderOnServer(): Promise<string> {
  const Part = lazyPart(async () => ({ Panel }), 'Panel', null);
  renderToString(<Page Part={Part} />);
  await act(async () => {});
  return renderToString(<Page Part={Part} />);
}

it('hydrates a part whose code arrives after filters were cleared', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = await renderOnServer();
  let finishLoading = () => {};
  const loading = new Promise<void>((resolve) => (finishLoading = resolve));
  const Part = lazyPart(() => loading.then(() => ({ Panel })), 'Panel', null);
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const { getByRole, getByText } = render(<Page Part={Part} />, { container, hydrate: true, onRecoverableError });
  const panel = getByText('Filtered');
  await act(async () => getByRole('button').click());
  await act(async () => finishLoading());
  expect(errors).toEqual([]);
  expect(panel).toHaveTextContent('Not filtered');
});
