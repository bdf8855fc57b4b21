import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ScorecardsView } from '@/components/scorecards/view';

export const metadata: Metadata = { title: 'Scorecards' };

export default function ScorecardsPage() {
  return (
    <Suspense>
      <ScorecardsView />
    </Suspense>
  );
}
