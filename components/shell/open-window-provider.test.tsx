import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OpenWindowProvider } from '@/components/shell/open-window-provider';
import { paletteInput } from '@/components/shell/palette-look';

vi.mock('@/components/shell/lazy', () => ({
  ShellWindows: ({ open }: { open: string | null }) => (open === 'palette' ? <input {...paletteInput} /> : null),
}));

it('types into the open palette while another element has the focus', async () => {
  const user = userEvent.setup();
  render(
    <OpenWindowProvider>
      <button type="button">Opener</button>
    </OpenWindowProvider>,
  );
  await user.keyboard('{Control>}k{/Control}');
  screen.getByRole('button').focus();
  await user.keyboard('?o');
  expect(screen.getByRole('textbox')).toHaveValue('?o');
});
