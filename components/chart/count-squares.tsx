/** Maximum number of squares. More are shown as a number. */
const MAX_SQUARES = 12;
/** Distance between the starts of squares in pixels. */
const STEP = 9;

interface CountSquaresProps {
  /** Null if it is unknown. */
  count: number | null;
  missing: number;
  /** Text for screen readers. */
  label: string;
}

/** A count as squares, and missing items as frames, with the number. Only the number if there are many or parts. */
export function CountSquares({ count, missing, label }: CountSquaresProps) {
  if (count === null) return '—';
  const squares = count + missing;
  if (squares > MAX_SQUARES || !Number.isInteger(count)) return count;
  return (
    <span className="flex items-center justify-end gap-1.5">
      <svg width={Math.max(1, squares) * STEP} height={12} role="img" aria-label={label}>
        {Array.from({ length: squares }, (_, index) => index * STEP).map((x, index) =>
          index < count ? (
            <rect key={x} x={x} y={1} width={7} height={10} fill="var(--ink)" />
          ) : (
            <rect
              key={x}
              x={x + 0.75}
              y={1.75}
              width={5.5}
              height={8.5}
              fill="none"
              stroke="var(--off-target)"
              strokeWidth={1.5}
            />
          ),
        )}
      </svg>
      <span>{count}</span>
    </span>
  );
}
