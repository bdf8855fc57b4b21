'use client';

import Link from 'next/link';
import { LeadSentence } from '@/components/overview/lead-sentence';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useStatus } from '@/lib/client/query/use-status';
import { useToday } from '@/lib/client/query/use-today';
import type { ParamsOf } from '@/lib/queries/registry';

interface DaySummaryProps {
  /** Null without a collected day. */
  params: ParamsOf<'overview/problems'> | null;
  /** The current day of the server. */
  today: string;
}

/** How far the first collection is, and the first problem of the newest day. */
export function DaySummary({ params, today }: DaySummaryProps) {
  const format = useFormat();
  const currentDay = useToday(today);
  const answer = useAnswer('overview/problems', params);
  const collecting = useStatus()?.collecting;
  return (
    <section aria-label="Newest day" className="border-line border-y py-2">
      <p aria-live="polite" className="mb-2 min-h-5 text-ink-2">
        {collecting
          ? `Collecting ${format.count(collecting.days, 'day')}: ${format.integer(collecting.done)} done.`
          : params && `Newest day: ${format.day(params.date)}.`}
      </p>
      {params ? (
        <>
          <LeadSentence problems={answer.data ?? null} date={params.date} isToday={params.date === currentDay} />
          <Link href="/overview" prefetch={false} className="font-medium underline underline-offset-2">
            Open Overview
          </Link>
        </>
      ) : null}
    </section>
  );
}
