'use client';

import { useMemo } from 'react';
import type { PriceTableProps } from '@/components/prices/matrix-table';
import { MedianLine } from '@/components/prices/median-line';
import { offerColumns } from '@/components/prices/offer-columns';
import { RawExport } from '@/components/prices/raw-export';
import { DataTable } from '@/components/table/data-table';
import { saveXlsx } from '@/lib/client/export-xlsx';

/** Every offer, every column of the contract. */
export function OfferTable({ offers, title, price2, sku, onSku }: PriceTableProps) {
  const columns = useMemo(() => offerColumns(price2), [price2]);
  return (
    <div className="flex flex-col gap-2">
      <DataTable
        name="offers"
        label={title}
        noun="offer"
        columns={columns}
        rows={offers}
        searchable={false}
        onXlsx={saveXlsx}
        onRowClick={(offer) => onSku(offer.sku)}
        isSelected={(offer) => offer.sku === sku}
        tools={<RawExport offers={offers} title={title} />}
      />
      <MedianLine offers={offers} />
    </div>
  );
}
