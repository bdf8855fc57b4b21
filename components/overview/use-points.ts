'use client';

import type { Context } from '@/components/overview/context';
import type { PartName } from '@/components/overview/finding';
import { behind } from '@/components/overview/on-demand';
import type { Point } from '@/components/overview/sparkline';
import { useCourse } from '@/components/overview/use-course';
import { useFetched } from '@/lib/client/use-fetched';

export type Points = Partial<Record<PartName, readonly Point[]>>;

/** How each number fared. The days are read behind everything else that the page asks for. */
export function usePoints(context: Context): Points {
  const { collected, days, day } = context.answers;
  const fetched = useFetched(behind);
  const courses = fetched?.COURSES;
  const starts = collected.done === collected.of;
  return {
    competition: fetched?.bandPoints(context),
    visibility: useCourse(courses?.visibility, days.visibility, context, starts),
    scorecards: useCourse(courses?.scorecards, day, context, starts),
    banners: useCourse(courses?.banners, days.banners, context, starts),
    rankings: useCourse(courses?.rankings, days.rankings, context, starts),
  };
}
