import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';

const SHORTCUTS = [
  {
    where: 'Everywhere',
    keys: [
      { keys: ['Ctrl', 'K'], does: 'Find a page, an SKU or a retailer (⌘ K on a Mac)' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close what is open, clear a search' },
    ],
  },
  {
    where: 'In a table',
    keys: [
      { keys: ['←', '↑', '→', '↓'], does: 'Move from cell to cell; the header is above the first row' },
      { keys: ['Home', 'End'], does: 'First and last column; with Ctrl first and last row' },
      { keys: ['PgUp', 'PgDn'], does: 'A screenful of rows' },
      { keys: ['Enter'], does: 'Open the row or follow its link; in the header, sort' },
      { keys: ['Shift', '←', '→'], does: 'In the header, make the column narrower or wider' },
    ],
  },
  {
    where: 'In the calendar of Downloads',
    keys: [
      { keys: ['←', '↑', '→', '↓'], does: 'Move from day to day, and between datasets; PgUp and PgDn a week' },
      { keys: ['Space'], does: 'Choose the day' },
      { keys: ['Shift', '→'], does: 'Extend the range, in any direction' },
    ],
  },
  {
    where: 'In a chart',
    keys: [{ keys: ['←', '→'], does: 'Read the values one after another' }],
  },
];

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <Dialog {...props} title="Keyboard shortcuts">
      {SHORTCUTS.map(({ where, keys }) => (
        <section key={where} className="mb-4">
          <h3 className="mb-1 text-caption text-ink-3">{where}</h3>
          <dl className="grid grid-cols-[7rem_1fr] items-baseline gap-x-4 gap-y-1.5">
            {keys.map((shortcut) => (
              <div key={shortcut.does} className="contents">
                <dt className="flex gap-1">
                  {shortcut.keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{shortcut.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
