import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipToTable } from '@/components/shell/skip-to-table';

it('focuses the Tab stop of rows whose other buttons are reached by arrow keys', async () => {
  render(
    <>
      <SkipToTable />
      <main>
        <div data-rows>
          <button type="button" tabIndex={-1}>
            All days
          </button>
          <button type="button">Monday</button>
        </div>
      </main>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Skip to the table' }));
  expect(screen.getByRole('button', { name: 'Monday' })).toHaveFocus();
});
