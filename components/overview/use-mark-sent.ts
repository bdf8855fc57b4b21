'use client';

import { toast } from '@/components/ui/toast';
import { toProblem } from '@/lib/client/query/request-problem';
import { useRecordSent } from '@/lib/client/query/use-record-sent';
import type { SentList } from '@/lib/contract/sent-points';
import type { Point } from '@/lib/queries/overview/points.columns';

/** Returns functions that mark the new and changed points of a list as sent, or as not sent, and what is marked. */
export function useMarkSent(points: readonly Point[], { retailer, date }: Pick<SentList, 'retailer' | 'date'>) {
  const { mutate, isPending } = useRecordSent();
  const fresh = points.filter(({ progress }) => progress !== 'open');
  const marked = fresh.filter(({ sent }) => sent === date);
  const unmarked = fresh.filter(({ sent }) => sent !== date);

  function record(changed: readonly Point[], isSent: boolean) {
    if (changed.length === 0) return;
    const list = changed.map(({ rule, subject, fact }) => ({ rule, subject, fact }));
    const title = isSent ? 'Not marked as sent' : 'Still marked as sent';
    mutate({ date, retailer, isSent, points: list }, { onError: (error) => toast(title, toProblem(error).title) });
  }
  return {
    marked: marked.length,
    isPending,
    markSent: () => record(unmarked, true),
    undo: () => record(marked, false),
  };
}
