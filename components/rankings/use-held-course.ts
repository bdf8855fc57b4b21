'use client';

import { useQueryClient } from '@tanstack/react-query';
import { toSheet } from '@/components/chart/chart-value';
import { courseChart } from '@/components/rankings/course-data';
import { DAY_RANKS, type DayRanks } from '@/components/rankings/day-ranks';
import { MOST_CHOSEN, prepareBump } from '@/components/rankings/prepare-bump';
import { firstChoice, type Shelf } from '@/components/rankings/prepare-shelves';
import type { Basis } from '@/lib/client/rankings/place';
import { dayQuestion, type Question, rankingsUrl } from '@/lib/client/rankings/rankings-url';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';
import { addDays } from '@/lib/queries/shared/dates';

interface Shown {
  question: Question;
  shelves: readonly Shelf[];
  look: { shelf: string | null; chosen: readonly string[]; days: string };
  basis: Basis;
}

/** The trend as a sheet, of the days whose ranks this browser holds by now; none where it holds no two of them. */
export function useHeldCourse(): (shown: Shown) => Sheet[] {
  const client = useQueryClient();
  const format = useFormat();
  return ({ question, shelves, look, basis }) => {
    const span = Number(look.days);
    const days = Array.from({ length: span }, (_, at) => addDays(question.end_date, at - span + 1)).map((day) => {
      const key = [DAY_RANKS.name, rankingsUrl(dayQuestion(question, day))];
      return { day, ranks: client.getQueryData<{ ranks: DayRanks }>(key)?.ranks ?? null };
    });
    const shelf = shelves.find(({ id }) => id === look.shelf) ?? shelves[0];
    if (!shelf || days.filter(({ ranks }) => ranks !== null).length < 2) return [];
    const chosen = look.chosen.length > 0 ? look.chosen : firstChoice(shelf, MOST_CHOSEN);
    const bump = prepareBump(days, { shelf: shelf.id, chosen, basis });
    const label = `Trend of ${shelf.name}`;
    const chart = courseChart(
      bump,
      shelf,
      days.map(({ day }) => day),
      new Map(),
      { label, format },
    );
    return [toSheet(label, chart.table)];
  };
}
