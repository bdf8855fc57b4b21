import type { Trend } from '@/components/visibility/prepare-trend';
import type { Sheet } from '@/lib/client/sheet';

const percent = (share: number | null) => (share === null ? null : Number((share * 100).toFixed(2)));

/** The course of the selection, a row a day; a day that is not kept is a row without numbers. */
export function trendSheet(title: string, { days, brands, single }: Trend): Sheet {
  const scores = single ? (['Score', 'Target'] as const) : (['Targets met (%)'] as const);
  return {
    title,
    columns: [
      { header: 'Day', kind: 'day' },
      ...[...scores, ...brands.map(({ name }) => `${name} (%)`), 'Shelves'].map((header) => ({
        header,
        kind: 'number' as const,
      })),
    ],
    rows: days.map(({ day, met, score, shares, shelves }) => [
      day,
      ...(single ? [score.is, score.target] : [percent(met)]),
      ...shares.map(percent),
      shelves,
    ]),
  };
}
