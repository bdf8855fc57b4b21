import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { PriceCompetitionView } from '@/components/price-competition/view';
import { config } from '@/lib/server/config/config';

export const metadata: Metadata = { title: 'Price competition' };

export default async function PriceCompetitionPage() {
  await connection();
  return (
    <Suspense>
      <PriceCompetitionView listed={config().competitionPages} />
    </Suspense>
  );
}
