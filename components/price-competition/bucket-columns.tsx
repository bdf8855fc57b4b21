import type { BucketRow } from '@/components/price-competition/bucket-rows';
import { PairCell } from '@/components/price-competition/pair-cell';
import { KIND_WORDS, statusWord, verdictWord } from '@/components/price-competition/words';
import type { Column } from '@/components/table/column';
import { dayColumn, decimalColumn, percentColumn, textColumn } from '@/components/table/columns';
import type { Calibration } from '@/lib/client/competition/calibrate';
import { computedIndex } from '@/lib/client/competition/calibrate';
import type { Check } from '@/lib/client/competition/pair';
import { type Choice, depthOf } from '@/lib/client/competition/reading';

/** What stands beside a number that does not follow from its parts: a search for it finds them. */
export const DIFFERS = 'differs';
const CHECK_WORDS: Record<Exclude<Check, null>, string> = { agrees: 'agrees', differs: DIFFERS };

function checkColumn(id: 'index' | 'depth' | 'verdict', header: string, hint: string): Column<BucketRow> {
  return textColumn({
    id: `${id}_check`,
    header,
    hint,
    width: 104,
    value: ({ cell }) => {
      const check = cell.checks[id];
      return check && CHECK_WORDS[check];
    },
  });
}

/** Everything that a bucket says under the choice, the given numbers beside the recomputed ones. */
export function bucketColumns({ kind }: Choice, calibration: Calibration | null): Column<BucketRow>[] {
  const { price } = KIND_WORDS[kind];
  const digits = calibration?.scale === 1 ? 3 : 1;
  return [
    textColumn({
      id: 'competition',
      header: 'Competition',
      width: 292,
      pinned: true,
      value: ({ pair }) => `${pair.baseName} against ${pair.benchmarkName}`,
      cell: ({ pair }) => <PairCell pair={pair} />,
    }),
    dayColumn({ id: 'start_date', header: 'From', value: ({ cell }) => cell.start_date }),
    dayColumn({ id: 'end_date', header: 'To', value: ({ cell }) => cell.end_date }),
    decimalColumn({ id: 'index', header: 'Index', width: 80, digits, value: ({ cell }) => cell.index }),
    textColumn({
      id: 'verdict',
      header: 'Verdict',
      width: 104,
      value: ({ cell }) => (cell.verdict === null && cell.index === null ? null : verdictWord(cell.verdict)),
    }),
    decimalColumn({ id: 'base', header: `Base, ${price}`, width: 132, value: ({ cell }) => cell.base[kind] }),
    decimalColumn({
      id: 'benchmark',
      header: `Benchmark, ${price}`,
      width: 164,
      value: ({ cell }) => cell.benchmark[kind],
    }),
    decimalColumn({
      id: 'recomputed',
      header: 'Index recomputed',
      width: 128,
      digits: digits + 1,
      value: ({ cell }) => {
        const [base, benchmark] = [cell.base[kind], cell.benchmark[kind]];
        return calibration && base && benchmark ? computedIndex(calibration, base, benchmark) : null;
      },
    }),
    checkColumn('index', 'Index check', 'Whether the index follows from the two prices, as far as rounding can tell'),
    checkColumn('verdict', 'Verdict check', 'Whether the verdict is what target band and margin give'),
    percentColumn({
      id: 'depth',
      header: 'Base depth',
      hint: '(list − selling) ÷ list, recomputed',
      value: ({ cell }) => depthOf(cell.base),
    }),
    percentColumn({
      id: 'benchmark_depth',
      header: 'Benchmark depth',
      width: 128,
      hint: '(list − selling) ÷ list, recomputed',
      value: ({ cell }) => depthOf(cell.benchmark),
    }),
    decimalColumn({
      id: 'given_depth',
      header: 'Depth as given',
      width: 112,
      hidden: true,
      value: ({ cell }) => cell.depth,
    }),
    checkColumn('depth', 'Depth check', 'Whether the given depth of promotion follows from the base’s two prices'),
    textColumn({
      id: 'base_status',
      header: 'Base status',
      width: 112,
      value: ({ cell }) => cell.base.status && statusWord(cell.base.status),
    }),
    textColumn({
      id: 'benchmark_status',
      header: 'Benchmark status',
      width: 136,
      value: ({ cell }) => cell.benchmark.status && statusWord(cell.benchmark.status),
    }),
    textColumn({
      id: 'cheapest',
      header: 'Cheapest for base',
      width: 144,
      value: ({ cell }) => cell.row?.base_min_info?.min_merchant ?? null,
    }),
    textColumn({
      id: 'benchmark_cheapest',
      header: 'Cheapest for benchmark',
      width: 168,
      value: ({ cell }) => cell.row?.benchmark_min_info?.min_merchant ?? null,
    }),
  ];
}
