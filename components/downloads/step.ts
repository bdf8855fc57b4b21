import type { Place } from '@/components/downloads/download-params';
import type { DownloadDays } from '@/lib/contract/download-days';

/** Where a key leads from a day in the grid; null for a key that leads nowhere. */
export function stepFrom({ datasets }: Pick<DownloadDays, 'datasets'>, from: Place, key: string): Place | null {
  const dates = datasets[0]?.days.map(({ date }) => date) ?? [];
  const row = datasets.findIndex(({ name }) => name === from.dataset);
  const column = dates.indexOf(from.date);
  const moves: Record<string, [row: number, column: number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, dates.length - 1],
    PageUp: [row, Math.max(column - 7, 0)],
    PageDown: [row, Math.min(column + 7, dates.length - 1)],
  };
  const [nextRow = -1, nextColumn = -1] = moves[key] ?? [];
  const [dataset, date] = [datasets[nextRow]?.name, dates[nextColumn]];
  return dataset && date ? { dataset, date } : null;
}
