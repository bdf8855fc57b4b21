import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PricesView } from '@/components/prices/view';

export const metadata: Metadata = { title: 'Prices' };

export default function PricesPage() {
  return (
    <Suspense>
      <PricesView />
    </Suspense>
  );
}
