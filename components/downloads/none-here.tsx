'use client';

import { feedHealth } from '@/components/downloads/prepare';
import type { Calendar } from '@/components/downloads/selection';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/use-format';

interface NoneHereProps {
  calendar: Calendar;
  onUntil: (day: string) => void;
}

/** Where the files are, when these days have none. */
export function NoneHere({ calendar, onUntil }: NoneHereProps) {
  const format = useFormat();
  const { newest, days } = calendar;
  if (feedHealth(calendar).present > 0 || newest === null || days.some(({ date }) => date === newest)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-surface px-3 py-2" role="status">
      No file is known in these days. The newest is of {format.day(newest)}.
      <Button onClick={() => onUntil(newest)}>Go there</Button>
    </p>
  );
}
