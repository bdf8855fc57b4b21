import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandPalette } from '@/components/shell/command-palette';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { ToastRegion } from '@/components/ui/toast';
import { RequestProblem } from '@/lib/client/query/request-problem';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('@/lib/client/query/load-code', () => ({
  loadCode: async (load: () => Promise<unknown>) => {
    if (!network.isDown) return load();
    throw new RequestProblem({ code: 'unreachable', title: 'The dashboard cannot be reached.', retryable: true });
  },
}));

afterEach(() => {
  network.isDown = true;
});

interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
const Details = (props: WindowProps) => (
  <Drawer {...props} title="Details">
    Shampoo
  </Drawer>
);
const Question = (props: WindowProps) => (
  <Dialog {...props} title="Question">
    Save?
  </Dialog>
);
const Palette = (props: WindowProps) => <CommandPalette {...props} onAction={() => undefined} />;

function Page({ Window }: { Window: ComponentType<WindowProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>Figures</p>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? 'Opened' : 'Open'}
      </button>
      <Window open={open} onOpenChange={setOpen} />
      <ToastRegion />
    </>
  );
}

function show(Window: ComponentType<WindowProps>) {
  render(<Page Window={Window} />);
  return userEvent.setup();
}

it.each([
  ['drawer', Details],
  ['dialog', Question],
  ['palette', Palette],
])('keeps the page and reports the failure if the code of a %s cannot be loaded', async (_, Window) => {
  const user = show(Window);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This part of the page could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('The dashboard cannot be reached.')).toBeInTheDocument();
  expect(screen.getByText('Figures')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
});

it('loads the code of dialogs and drawers again at the next opening', async () => {
  const user = show(Details);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  network.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeInTheDocument();
});
