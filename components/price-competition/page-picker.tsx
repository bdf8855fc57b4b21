'use client';

import { ChevronDown } from 'lucide-react';
import type { PageChoicesProps } from '@/components/price-competition/page-choices';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { SkeletonRows } from '@/components/ui/skeleton';

const PageChoices = lazyPart(
  () => import('@/components/price-competition/page-choices'),
  'PageChoices',
  <SkeletonRows rows={6} />,
);

/** A button with the selected page of competitions, which opens a list of pages. */
export function PagePicker({ state, listed }: PageChoicesProps) {
  return (
    <Popover
      title="Page of competitions"
      className="w-80"
      trigger={
        <Button>
          <span className="text-ink-3 sm:max-[1400px]:sr-only">Page</span>
          <span className="max-w-48 truncate sm:max-[1400px]:max-w-32">{state.name || 'choose'}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      <PageChoices state={state} listed={listed} />
    </Popover>
  );
}
