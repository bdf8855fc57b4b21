'use client';

import type { ReactNode } from 'react';
import { counted } from '@/lib/client/counted';
import type { Provenance } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';

/** Shows "412 offers · 7 retailers · crawled 06:10, fetched 2 min ago", and problems of the set. */
export function ProvenanceLine({ lead, provenance = {} }: { lead?: ReactNode; provenance?: Provenance }) {
  const format = useFormat();
  const now = useNow();
  if (now === null) return lead;
  const { crawledAt, fetchedAt, missing, surplus, revised } = provenance;
  const age = [
    crawledAt && `crawled ${format.moment(crawledAt, now)}`,
    fetchedAt && `fetched ${format.age(fetchedAt, now)}`,
  ];
  const parts = [
    age.filter(Boolean).join(', '),
    missing ? `${counted(missing, 'announced row', format)} not delivered` : '',
    surplus ? `${counted(surplus, 'row', format)} more than the service counts` : '',
    revised ? 'changed since an earlier fetch' : '',
  ].filter(Boolean);
  return (
    <>
      {lead}
      {lead && parts.length > 0 ? ' · ' : null}
      {parts.join(' · ')}
    </>
  );
}
