import * as z from 'zod/mini';
import { banners } from '@/lib/datasets/banners/view';
import { isBetween } from '@/lib/metrics/conditions';
import { sql } from '@/lib/metrics/sql';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import type { Tile } from '@/lib/queries/shared/tiles';
import { day, whole } from '../params';
import { query } from '../query';
import { bookedParams, bookingStatements } from './bookings';

/** The share of booked days on which the banner ran. No day is due without bookings, which only `bookedShare` receives. */
export function bookedTile({ seen, due, trend }: { seen: number; due: number; trend: (number | null)[] }): Tile {
  return {
    name: 'booked',
    title: 'Booked and seen',
    definition:
      'Share of the booked days of the period with evidence on which the banner was seen. Upcoming, not collected and failed days, and days without any banner on the booked page, are left out.',
    unit: 'percent',
    better: 'higher',
    value: due > 0 ? seen / due : null,
    part: seen,
    whole: due,
    of: 'booked days',
    before: null,
    trend,
  };
}

/** The share of booked days of a period on which the banner was seen, of the days with evidence. */
export const bookedShare = query({
  name: 'banners/booked-share',
  isPosted: true,
  params: z.object({ ...bookedParams, date: day(), days: whole(1, 366, 28) }),
  needs: ({ date, days, relevance, first_n_e_retail_media }) => [
    { view: banners, params: { relevance, first_n_e_retail_media }, from: periodStart(date, days), to: date },
  ],
  async answer(params, run): Promise<Tile> {
    const { states } = await bookingStatements(params, run);
    const from = periodStart(params.date, params.days);
    const rows = await run.rows<{ on_day: string; seen: number; due: number }>(
      sql`SELECT toString(day) AS on_day, countIf(state = 's') AS seen, countIf(state IN ('s', 'm')) AS due
      FROM (${states}) ARRAY JOIN booked_days AS day, states AS state
      WHERE ${isBetween(sql`day`, from, params.date)} GROUP BY on_day`,
    );
    const sum = (field: 'seen' | 'due') => rows.reduce((all, row) => all + row[field], 0);
    return bookedTile({
      seen: sum('seen'),
      due: sum('due'),
      trend: daysOfPeriod(params).map((date) => {
        const row = rows.find((candidate) => candidate.on_day === date);
        return row && row.due > 0 ? row.seen / row.due : null;
      }),
    });
  },
});
