import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';

const onOpen = vi.fn();

afterEach(() => vi.clearAllMocks());

const ROWS = ['soap', 'gel', 'cream'].map(
  (key): HeatRow => ({
    key,
    label: `Row ${key}`,
    cells: 4,
    wordsOf: (column) => `${key} ${column}`,
    onOpen: (column) => onOpen(key, column),
  }),
);

function show(rows = ROWS, begins?: 'first') {
  const { rerender } = render(<Shown rows={rows} begins={begins} />);
  return { user: userEvent.setup(), again: (those: HeatRow[]) => rerender(<Shown rows={those} />) };
}

function Shown({ rows, begins }: { rows: readonly HeatRow[]; begins?: 'first' | undefined }) {
  return (
    <HeatTable label="Rows" rows={rows} {...(begins && { begins })}>
      {rows.map((row) => (
        <HeatStrip key={row.key} row={row}>
          <i />
        </HeatStrip>
      ))}
    </HeatTable>
  );
}

const strip = (key: string) => screen.getByRole('button', { name: `Row ${key}` });

it('has one Tab stop, which starts at the newest cell and announces it', async () => {
  const { user } = show();
  await user.tab();
  expect(strip('soap')).toHaveFocus();
  expect(strip('soap')).toHaveAccessibleDescription('soap 3');
  await user.tab();
  expect(document.body).toHaveFocus();
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('moves by arrow keys along a row and between rows, and stops at the edges', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowDown}');
  expect(strip('gel')).toHaveFocus();
  expect(strip('gel')).toHaveAccessibleDescription('gel 1');
  await user.keyboard('{Home}{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(strip('soap')).toHaveAccessibleDescription('soap 0');
  await user.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(strip('cream')).toHaveFocus();
  expect(strip('cream')).toHaveAccessibleDescription('cream 3');
});

it('opens the active cell by Enter and the space bar, and hides its label on Escape and blur', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{ArrowLeft}{Enter}{ArrowDown} ');
  expect(onOpen.mock.calls).toEqual([
    ['soap', 2],
    ['gel', 2],
  ]);
  await user.keyboard('{Escape}');
  expect(strip('gel')).not.toHaveAccessibleDescription();
  await user.keyboard('{ArrowLeft}');
  expect(strip('gel')).toHaveAccessibleDescription('gel 1');
  await user.tab();
  expect(strip('gel')).not.toHaveAccessibleDescription();
});

it('shows and opens the cell under the pointer', async () => {
  const { user } = show();
  vi.spyOn(strip('gel'), 'getBoundingClientRect').mockReturnValue({ left: 100, width: 200 } as DOMRect);
  await user.pointer({ target: strip('gel'), coords: { clientX: 160 } });
  expect(strip('gel')).toHaveAccessibleDescription('gel 1');
  await user.pointer({ keys: '[MouseLeft]', target: strip('gel'), coords: { clientX: 260 } });
  expect(onOpen).toHaveBeenCalledWith('gel', 3);
});

it('keeps a Tab stop when the active row is removed', async () => {
  const { user, again } = show();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  again(ROWS.filter(({ key }) => key !== 'gel'));
  await user.tab();
  expect(strip('soap')).toHaveFocus();
});

it('finds cells of different widths by pointer, and moves to the cell above or below', async () => {
  const rows: HeatRow[] = [
    { ...(ROWS[0] as HeatRow), bounds: [0, 0.1, 0.5, 0.6].map((start) => [start, 0.1]) },
    { ...(ROWS[1] as HeatRow), cells: 2, bounds: [0.1, 0.62].map((start) => [start, 0.1]) },
  ];
  const { user } = show(rows, 'first');
  await user.tab();
  expect(strip('soap')).toHaveAccessibleDescription('soap 0');
  await user.keyboard('{End}{ArrowDown}');
  expect(strip('gel')).toHaveAccessibleDescription('gel 1');
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(strip('soap')).toHaveAccessibleDescription('soap 1');
  vi.spyOn(strip('soap'), 'getBoundingClientRect').mockReturnValue({ left: 100, width: 200 } as DOMRect);
  await user.pointer({ target: strip('soap'), coords: { clientX: 215 } });
  expect(strip('soap')).toHaveAccessibleDescription('soap 2');
});
