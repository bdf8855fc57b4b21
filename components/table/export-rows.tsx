'use client';

import type { ExportRowsProps } from '@/components/table/export-items';
import { ExportPopup } from '@/components/ui/export-popup';
import { lazyPart } from '@/components/ui/lazy-part';
import type { TableName } from '@/lib/client/query/table-rows';

const ExportItems = lazyPart(() => import('@/components/table/export-items'), 'ExportItems');

/** Exports a table as it is on screen. */
export function ExportRows<Name extends TableName>(props: ExportRowsProps<Name>) {
  return (
    <ExportPopup>
      <ExportItems {...props} />
    </ExportPopup>
  );
}
