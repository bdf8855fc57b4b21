import type { Calendar, Slot } from './selection';

/** Where a key leads from a slot in the grid; null for a key that leads nowhere. Days stand newest first. */
export function step({ days }: Calendar, from: Slot, key: string): Slot | null {
  const row = days.findIndex(({ date }) => date === from.date);
  const moves: Record<string, [row: number, hour: number]> = {
    ArrowUp: [row - 1, from.hour],
    ArrowDown: [row + 1, from.hour],
    ArrowLeft: [row, from.hour - 1],
    ArrowRight: [row, from.hour + 1],
    Home: [row, 0],
    End: [row, 23],
    PageUp: [Math.max(row - 7, 0), from.hour],
    PageDown: [Math.min(row + 7, days.length - 1), from.hour],
  };
  const [nextRow = -1, hour = -1] = moves[key] ?? [];
  const day = days[nextRow];
  return day && hour >= 0 && hour <= 23 ? { ...from, date: day.date, hour } : null;
}
