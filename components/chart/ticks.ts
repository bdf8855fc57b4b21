/** Round steps: 1, 2, 5 and their tenths and tens. */
const LEADS = [1, 2, 5];

/** Evenly spaced round values that hold all of `values`, eight at most. */
export function stepTicks(values: readonly number[], most = 8): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!Number.isFinite(low)) return [];
  for (let ten = 0.01; ; ten *= 10)
    for (const lead of LEADS) {
      // Counted in whole steps: sums of tenths drift.
      const step = lead * ten;
      const from = Math.floor(low / step + 1e-9);
      const to = Math.max(from + 1, Math.ceil(high / step - 1e-9));
      if (to - from < most)
        return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toFixed(6)));
    }
}
