import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ShelfView } from '@/components/shelf/view';

export const metadata: Metadata = { title: 'Shelf' };

export default function ShelfPage() {
  return (
    <Suspense>
      <ShelfView />
    </Suspense>
  );
}
