import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaletteWaiting } from '@/components/shell/palette-waiting';

it('keeps the focus when a window that is closing gives it back elsewhere', async () => {
  render(
    <>
      <button type="button">Opener</button>
      <PaletteWaiting text="" onText={() => {}} onClose={() => {}} />
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  screen.getByRole('button').focus();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});
