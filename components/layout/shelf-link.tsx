'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { usePageLink } from '@/components/shell/use-page-link';
import { type ShelfAddress, shelfHref } from '@/lib/client/address/shelf-href';
import type { Identifier } from '@/lib/contract/identifier';
import { isSourceId } from '@/lib/contract/visibility-listings';

interface ShelfLinkProps extends Omit<ShelfAddress, 'sourceId' | 'retailerCode'> {
  sourceId: Identifier | null;
  retailerCode: string | null;
  prefetch?: false;
  className: string;
  children: ReactNode;
}

/** A link to a shelf with the filters that pages share. Renders nothing if a row does not identify its shelf. */
export function ShelfLink({ sourceId, retailerCode, prefetch, className, children, ...address }: ShelfLinkProps) {
  const linkTo = usePageLink();
  if (!isSourceId(sourceId) || retailerCode === null) return null;
  return (
    <Link
      href={linkTo(shelfHref({ ...address, sourceId, retailerCode }))}
      {...(prefetch === false && { prefetch })}
      className={className}
    >
      {children}
    </Link>
  );
}
