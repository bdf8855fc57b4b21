import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { OverviewView } from '@/components/overview/view';
import { config } from '@/lib/server/config/config';

export const metadata: Metadata = { title: 'Overview' };

export default async function OverviewPage() {
  await connection();
  return (
    <Suspense>
      <OverviewView listed={config().competitionPages} />
    </Suspense>
  );
}
