import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary, type ErrorComponent } from 'next/dist/client/components/error-boundary';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { expect, it, vi } from 'vitest';
import ErrorPage from './error';

const server = { isFailing: true };

function Page() {
  if (server.isFailing) throw new Error('Failed on the server');
  return <p>Figures</p>;
}

it('requests a failed page again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refresh = vi.fn(() => {
    server.isFailing = false;
  });
  render(
    <AppRouterContext value={{ refresh } as never}>
      <ErrorBoundary errorComponent={ErrorPage as ErrorComponent}>
        <Page />
      </ErrorBoundary>
    </AppRouterContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Figures')).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledOnce();
});
