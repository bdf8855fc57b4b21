import type { PartName } from '@/components/overview/finding';
import { TILES } from '@/components/overview/tile-list';
import type { Points } from '@/components/overview/use-points';
import type { Sheet } from '@/lib/client/sheet';

/** The courses of the numbers, a row for each day that any of them looks at; shares in percent. */
export function daysSheet(points: Points): Sheet {
  const tiles = TILES.filter(({ part }) => points[part]?.length);
  const days = [...new Set(tiles.flatMap(({ part }) => points[part]?.map(({ day }) => day) ?? []))].sort();
  const valueOn = (part: PartName, day: string) => {
    const value = points[part]?.find((point) => point.day === day)?.value ?? null;
    if (value === null) return null;
    return part === 'scorecards' ? Math.round(value * 1000) / 1000 : Math.round(value * 1000) / 10;
  };
  return {
    title: 'Days',
    columns: [
      { header: 'Day', kind: 'day' },
      ...tiles.map(({ part, name }) => ({
        header: part === 'scorecards' ? name : `${name} (%)`,
        kind: 'number' as const,
      })),
    ],
    rows: days.map((day) => [day, ...tiles.map(({ part }) => valueOn(part, day))]),
  };
}
