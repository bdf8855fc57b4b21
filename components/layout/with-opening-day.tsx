'use client';

import type { ComponentType } from 'react';
import type { AnyPage, Page, PageFields, PageStart } from '@/components/layout/define-page';
import { lazyPart } from '@/components/ui/lazy-part';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { PageName } from '@/lib/queries/registry';

const OpeningPage = lazyPart(
  () => import('@/components/layout/opening-page'),
  'OpeningPage',
  <SkeletonRows rows={10} />,
);

/** Returns a page that waits for its newest day with data while the first collection runs. */
export function withOpeningDay<
  Name extends PageName,
  F extends PageFields,
  Params extends object | null,
  Start extends PageStart,
>(page: Page<Name, F, Params, Start>, Content: ComponentType<{ start: Start }>) {
  return function PageWithDay({ start }: { start: Start }) {
    if (!start.isOpening) return <Content start={start} />;
    return (
      <OpeningPage
        page={page as AnyPage}
        start={start}
        // It only passes the start on.
        Content={Content as ComponentType<{ start: PageStart }>}
      />
    );
  };
}
