import type { Metadata } from 'next';
import { Suspense } from 'react';
import { RankingsView } from '@/components/rankings/view';

export const metadata: Metadata = { title: 'Search rankings' };

export default function RankingsPage() {
  return (
    <Suspense>
      <RankingsView />
    </Suspense>
  );
}
