'use client';

import type { ReactNode } from 'react';
import { type CompetitionView, VIEWS } from '@/components/price-competition/page';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { allBucketsWords } from '@/components/price-competition/words';
import { Tabs } from '@/components/ui/tabs';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Summary } from '@/lib/queries/price-competition/summary';

interface ViewsProps {
  state: CompetitionState;
  summary: AnswerState<Summary>;
  render: (view: CompetitionView) => ReactNode;
  changes: ReactNode;
  buckets: ReactNode;
}

const LABELS: Readonly<Record<Exclude<CompetitionView, 'buckets'>, string>> = {
  off: 'Off target',
  near: 'Near',
  on: 'On target',
  none: 'No index',
  all: 'All',
  changes: 'Changes',
};

/** Tabs of the views with their numbers of competitions, most urgent first. */
export function CompetitionViews({ state, summary, render, changes, buckets }: ViewsProps) {
  const { address, set } = state;
  const data = summary.data ?? null;
  const countOf = (view: CompetitionView) => {
    if (!data || view === 'changes' || view === 'buckets') return null;
    return view === 'all' ? data.shown : data.tones[view];
  };
  return (
    <Tabs
      label="Views of the competitions"
      value={address.view}
      onChange={(view) => set({ view }, 'replace')}
      tabs={VIEWS.map((view) => ({
        value: view,
        label: view === 'buckets' ? allBucketsWords(address.time_dimension) : LABELS[view],
        count: countOf(view),
        content: view === 'changes' ? changes : view === 'buckets' ? buckets : render(view),
      }))}
    />
  );
}
