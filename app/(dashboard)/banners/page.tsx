import type { Metadata } from 'next';
import { Suspense } from 'react';
import { BannersView } from '@/components/banners/view';

export const metadata: Metadata = { title: 'Banners' };

export default function BannersPage() {
  return (
    <Suspense>
      <BannersView />
    </Suspense>
  );
}
