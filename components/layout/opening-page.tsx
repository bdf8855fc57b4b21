'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { CollectingNote } from '@/components/layout/collecting-note';
import { type AnyPage, type PageStart, pageDates } from '@/components/layout/define-page';
import { useAddress } from '@/components/layout/use-address';
import { SkeletonRows } from '@/components/ui/skeleton';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { useStatus } from '@/lib/client/query/use-status';
import type { PageName, ParamsOf } from '@/lib/queries/registry';

interface OpeningPageProps {
  page: AnyPage;
  start: PageStart;
  Content: ComponentType<{ start: PageStart }>;
}

/**
 * A page during the first collection, until its newest day with data is known. Shows the progress of the collection
 * meanwhile.
 */
export function OpeningPage({ page, start, Content }: OpeningPageProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Content start={start} />;
  return <Waiting page={page} start={start} onOpen={setOpen} />;
}

interface WaitingProps {
  page: AnyPage;
  start: PageStart;
  onOpen: (isOpen: true) => void;
}

function Waiting({ page, start, onOpen }: WaitingProps) {
  const client = useQueryClient();
  const { address } = useAddress(page.address);
  const status = useStatus();
  const daysName = `${page.name as PageName}/days` as const;
  const days = useAnswer(daysName, page.daysParams(address, start) as ParamsOf<typeof daysName> | null, () => true);
  const params = page.params(address, pageDates(page, address, null, start.opening), start);
  const main = useAnswer(page.main, params as ParamsOf<typeof page.main> | null);
  const isAnswered = !isMostlyPending(main, start.opening);
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    // The days may have been fetched before the sets of the newest day were collected.
    if (isAnswered) void client.invalidateQueries({ queryKey: ['answer', daysName] }).then(() => setCurrent(true));
  }, [client, daysName, isAnswered]);
  const hasDay = isCurrent && days.kind === 'content' && days.data.newest !== null;
  const hasEnded = status !== undefined && !status.isPlanning && status.collecting === null;
  // The panels of the page show the problem.
  const isFailing = status?.service.state === 'failing' || (days.kind !== 'loading' && days.problem !== undefined);
  const isReady = hasDay || hasEnded || isFailing || address.date !== null || params === null;
  useEffect(() => {
    if (isReady) onOpen(true);
  }, [isReady, onOpen]);
  return (
    <>
      <div className="-mt-2 mb-2 flex min-h-8 items-start">
        <h1 className="font-semibold text-title leading-[30px]">{page.title}</h1>
      </div>
      <CollectingNote />
      <div aria-busy>
        <SkeletonRows rows={10} />
      </div>
    </>
  );
}

/** Whether most sets of a day are still being collected, so that its newest day may change with them. */
function isMostlyPending(main: AnswerState<unknown>, day: string): boolean {
  if (main.kind !== 'content') return main.kind === 'loading';
  const pending = main.coverage.filter((set) => set.pending).length;
  const sets = main.coverage.filter((set) => set.pending || (set.from === day && set.to === day));
  return 2 * pending > sets.length;
}
