import { PairCell } from '@/components/price-competition/pair-cell';
import { pointsText } from '@/components/price-competition/points-text';
import type { Change } from '@/components/price-competition/prepare-change';
import { indexText } from '@/components/price-competition/sentence';
import { GLYPH_CLASS } from '@/components/price-competition/tone-look';
import { verdictWord } from '@/components/price-competition/words';
import type { Column } from '@/components/table/column';
import { textColumn } from '@/components/table/columns';
import { cn } from '@/components/ui/cn';
import type { Calibration } from '@/lib/client/competition/calibrate';
import type { Cell } from '@/lib/client/competition/pair';
import { type Band, glyphOf } from '@/lib/client/competition/verdict';
import { NO_VALUE } from '@/lib/client/format-number';

/** Leads to the row behind one of the two indices. */
export type OnEvidence = (change: Change, when: 'now' | 'before') => void;

interface Points {
  id: string;
  header: string;
  hint: string;
  value: (change: Change) => number | null;
}

/** Both periods, the difference, and who moved. */
export function changeColumns(
  calibration: Calibration | null,
  own: boolean,
  onEvidence?: OnEvidence,
): Column<Change>[] {
  const [we, they] = own ? ['We moved', 'They moved'] : ['Base moved', 'Benchmark moved'];
  const points = ({ id, header, hint, value }: Points): Column<Change> => ({
    kind: 'number',
    id,
    header,
    hint,
    width: 92,
    value,
    text: (change, format) => pointsText(value(change), calibration, format),
  });
  return [
    textColumn({
      id: 'competition',
      header: 'Competition',
      width: 260,
      pinned: true,
      value: ({ pair }) => `${pair.baseName} against ${pair.benchmarkName}`,
      cell: ({ pair }) => <PairCell pair={pair} />,
    }),
    indexColumn('before', 'Before', calibration, onEvidence),
    indexColumn('now', 'Now', calibration, onEvidence),
    points({
      id: 'difference',
      header: 'Change',
      hint: 'In points of the index',
      value: (change) => change.difference,
    }),
    points({
      id: 'base',
      header: we,
      hint: 'Points of the change that come from the base’s price',
      value: ({ split }) => split?.base ?? null,
    }),
    points({
      id: 'benchmark',
      header: they,
      hint: 'Points of the change that come from the benchmark’s price',
      value: ({ split }) => split?.benchmark ?? null,
    }),
    points({
      id: 'stock',
      header: 'Stock',
      hint: 'Points that come from offers that sold out or came back',
      value: ({ split }) => split?.stock ?? null,
    }),
    verdictColumn('before', 'Verdict before'),
    verdictColumn('now', 'Verdict now'),
  ];
}

function indexColumn(
  id: 'now' | 'before',
  header: string,
  calibration: Calibration | null,
  onEvidence: OnEvidence | undefined,
): Column<Change> {
  return {
    kind: 'number',
    id,
    header,
    hint: 'Index over the whole period, as the service gives it',
    width: 92,
    value: (change) => change[id]?.index ?? null,
    text: (change, format) => indexText(change[id]?.index ?? null, calibration, format),
    cell: (change, format) => {
      const cell = change[id];
      if (!cell) return NO_VALUE;
      return (
        <button
          type="button"
          tabIndex={-1}
          title="Show the row behind it"
          onClick={() => onEvidence?.(change, id)}
          className="flex h-[31px] w-full items-center justify-end gap-1 hover:underline"
        >
          {indexText(cell.index, calibration, format)}
          <Glyph cell={cell} band={change.pair.band} />
        </button>
      );
    },
  };
}

function Glyph({ cell, band }: { cell: Cell; band: Band | null }) {
  return (
    <span aria-hidden className={cn('w-3 text-center text-caption', GLYPH_CLASS[cell.tone])}>
      {glyphOf(cell.tone, band, cell.index)}
    </span>
  );
}

function verdictColumn(id: 'now' | 'before', header: string): Column<Change> {
  return textColumn({
    id: `${id}_verdict`,
    header,
    width: 104,
    value: (change) => {
      const cell = change[id];
      return cell && (cell.index !== null || cell.verdict !== null) ? verdictWord(cell.verdict) : null;
    },
  });
}
