import { Sparkline } from '@/components/chart/sparkline';
import { cn } from '@/components/ui/cn';

/** One of several small trends of the same measure. */
export interface Multiple {
  key: string;
  name: string;
  onChoose?: (() => void) | undefined;
  /** The current value as text. */
  value: string;
  /** Shares by day, and their target. */
  trend: readonly (number | null)[];
  target: number | null;
  /** The trend of all together, drawn behind. */
  behind?: readonly (number | null)[] | undefined;
  /** Index of the compared day. */
  mark?: number | undefined;
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

interface SmallMultiplesProps {
  multiples: readonly Multiple[];
  /** Puts up to four next to each other, if the main part of a page has them. */
  isWide?: boolean;
}

/** Small trends of shares on one axis, with their targets. */
export function SmallMultiples({ multiples, isWide = false }: SmallMultiplesProps) {
  const axis = sharedAxis(multiples);
  return (
    <ul className={cn('grid grid-cols-2 gap-x-5 gap-y-2', isWide && 'sm:grid-cols-3 lg:grid-cols-4')}>
      {multiples.map(({ key, name, onChoose, value, trend, target, behind, mark, label, notes: [start, end] }) => (
        <li key={key} className="min-w-0">
          <p className="flex items-center justify-between gap-1.5">
            {onChoose ? (
              <button
                type="button"
                onClick={onChoose}
                title={`Show only ${name}`}
                className="min-h-6 truncate hover:underline"
              >
                {name}
              </button>
            ) : (
              <span className="truncate">{name}</span>
            )}
            <strong className="font-semibold">{value}</strong>
          </p>
          <Sparkline
            values={trend}
            target={target}
            axis={axis}
            behind={behind}
            mark={mark}
            label={label}
            className={cn('w-full overflow-visible', isWide ? 'h-16' : 'h-11')}
          />
          <p className="flex justify-between gap-1.5 text-caption text-ink-3">
            <span className="truncate">{start}</span>
            <span className="whitespace-nowrap">{end}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
