import type { ReactNode } from 'react';
import { Sparkline } from '@/components/chart/sparkline';
import { cn } from '@/components/ui/cn';

/** One of several small trends of the same measure. */
export interface Multiple {
  key: string;
  name: string;
  onSelect?: () => void;
  /** The current value. */
  value: ReactNode;
  /** Values by day, and their target. */
  trend: readonly (number | null)[];
  target: number | null;
  /** The trend of all together, drawn behind. */
  behind?: readonly (number | null)[];
  /** Index of the compared day. -1 for none. */
  comparedIndex?: number;
  /** Text for screen readers. */
  label: string;
  /** Short texts below the trend, at its start and at its end. */
  notes: readonly [start: string, end: string];
}

/** Returns one axis for the shares of all trends, which starts at zero. */
export function sharedAxis(
  multiples: readonly Pick<Multiple, 'trend' | 'target' | 'behind'>[],
): [0, number] | undefined {
  const values = multiples
    .flatMap(({ trend, target, behind = [] }) => [...trend, ...behind, target])
    .filter((value) => value !== null);
  const max = Math.max(0, ...values);
  return max > 0 ? [0, Math.min(Math.max(1, max), Math.ceil(max * 20 - 1e-9) / 20)] : undefined;
}

const LAYOUTS = {
  side: 'gap-x-5',
  main: 'gap-x-5 sm:grid-cols-3 lg:grid-cols-4',
  line: 'gap-x-4 sm:grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))]',
} as const;

interface SmallMultiplesProps {
  multiples: readonly Multiple[];
  /** The place that they fill: the side of a page, its main part, or its whole width. */
  layout?: keyof typeof LAYOUTS;
  /** Ends of the axis of all trends. By default that of shares, which starts at zero. */
  axis?: readonly [low: number, high: number];
}

/** Small trends of the same measure on one axis, with their targets. */
export function SmallMultiples({ multiples, layout = 'side', axis = sharedAxis(multiples) }: SmallMultiplesProps) {
  return (
    <ul className={cn('grid grid-cols-2 gap-y-2', LAYOUTS[layout])}>
      {multiples.map(
        ({ key, name, onSelect, value, trend, target, behind, comparedIndex, label, notes: [start, end] }) => (
          <li key={key} className="min-w-0">
            <p className="flex items-center justify-between gap-1.5">
              {onSelect ? (
                <button
                  type="button"
                  onClick={onSelect}
                  title={`Show only ${name}`}
                  className="min-h-6 truncate hover:underline"
                >
                  {name}
                </button>
              ) : (
                <span className="truncate">{name}</span>
              )}
              <strong className="whitespace-nowrap font-semibold">{value}</strong>
            </p>
            <Sparkline
              values={trend}
              target={target}
              axis={axis}
              behind={behind}
              comparedIndex={comparedIndex}
              label={label}
              className={cn('w-full overflow-visible', layout === 'side' ? 'h-11' : 'h-16')}
            />
            <p className="flex justify-between gap-1.5 text-caption text-ink-3">
              <span className="truncate">{start}</span>
              <span className="whitespace-nowrap">{end}</span>
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
