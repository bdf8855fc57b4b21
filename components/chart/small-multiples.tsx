import { Sparkline } from '@/components/chart/sparkline';

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
  /** Text for screen readers. */
  label: string;
  /** Short texts below the trend, at its start and at its end. */
  notes: readonly [start: string, end: string];
}

/** Returns one axis for the shares of all trends, which starts at zero. */
export function sharedAxis(multiples: readonly Pick<Multiple, 'trend' | 'target'>[]): [0, number] | undefined {
  const values = multiples.flatMap(({ trend, target }) => [...trend, target]).filter((value) => value !== null);
  const max = Math.max(0, ...values);
  return max > 0 ? [0, Math.min(Math.max(1, max), Math.ceil(max * 20 - 1e-9) / 20)] : undefined;
}

/** Small trends of shares on one axis, with their targets. */
export function SmallMultiples({ multiples }: { multiples: readonly Multiple[] }) {
  const axis = sharedAxis(multiples);
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-2">
      {multiples.map(({ key, name, onChoose, value, trend, target, label, notes: [start, end] }) => (
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
            label={label}
            className="h-11 w-full overflow-visible"
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
