'use client';

import type { Context } from '@/components/overview/context';
import { COURSES } from '@/components/overview/course';
import type { PartName } from '@/components/overview/finding';
import { bandPoints } from '@/components/overview/part-competition';
import type { Point } from '@/components/overview/sparkline';
import { useCourse } from '@/components/overview/use-course';

export type Points = Partial<Record<PartName, readonly Point[]>>;

/** How each number fared. The days are read behind everything else that the page asks for. */
export function usePoints(context: Context): Points {
  const { collected, days, day } = context.answers;
  const starts = collected.done === collected.of;
  return {
    competition: bandPoints(context),
    visibility: useCourse(COURSES.visibility, days.visibility, context, starts),
    scorecards: useCourse(COURSES.scorecards, day, context, starts),
    banners: useCourse(COURSES.banners, days.banners, context, starts),
    rankings: useCourse(COURSES.rankings, days.rankings, context, starts),
  };
}
