import type { Metadata } from 'next';
import { Suspense } from 'react';
import { VisibilityView } from '@/components/visibility/view';

export const metadata: Metadata = { title: 'Visibility' };

export default function VisibilityPage() {
  return (
    <Suspense>
      <VisibilityView />
    </Suspense>
  );
}
