'use client';

import { TwinTable } from '@/components/chart/twin-table';
import { daysSheet } from '@/components/overview/days-sheet';
import type { Points } from '@/components/overview/use-points';

export function DaysTwin({ points }: { points: Points }) {
  return <TwinTable sheet={daysSheet(points)} />;
}
