'use client';

import { FileSpreadsheet, Printer } from 'lucide-react';
import { imageAddress } from '@/components/banners/image-address';
import { proofSheet } from '@/components/banners/sheet';
import { DATE_NOTE, placeOf } from '@/components/banners/words';
import { Panel } from '@/components/panel/panel';
import { Button } from '@/components/ui/button';
import { RemoteImage } from '@/components/ui/remote-image';
import type { Placement } from '@/lib/client/banners/placement';
import { counted } from '@/lib/client/counted';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { NO_VALUE } from '@/lib/client/format-number';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface ProofPanelProps {
  state: PanelState<readonly Placement[]>;
  date: string;
  /** The filters that are on, in words. */
  notes: string;
}

/** More pictures than this are a gallery, not a proof: what is printed is loaded whole. */
const MOST = 60;

/** Picture, page, position and date of each banner, to print or to send. */
export function ProofPanel({ state, date, notes }: ProofPanelProps) {
  const format = useFormat();
  return (
    <Panel
      title={`Proof of placement, ${format.day(date)}`}
      state={state}
      caption={(placements) =>
        [
          placements.length > MOST
            ? `the first ${MOST} of ${format.integer(placements.length)} banners: narrow the filters to print others`
            : counted(placements.length, 'banner', format),
          notes,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={(placements) => (
        <>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <Button
            onClick={() => void saveXlsx({ ...proofSheet(placements, date), title: `Proof of placement ${date}` })}
          >
            <FileSpreadsheet aria-hidden />
            Excel, all {format.integer(placements.length)}
          </Button>
        </>
      )}
      className="min-h-96"
    >
      {(placements) => (
        <>
          <p className="mb-4 text-ink-2">{DATE_NOTE}</p>
          <ul className="grid gap-6 sm:grid-cols-2">
            {placements.slice(0, MOST).map((placement) => (
              <ProofCard key={placement.id} placement={placement} date={format.day(date)} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function ProofCard({ placement, date }: { placement: Placement; date: string }) {
  const { item } = placement;
  const lines = [
    ['Page address', item.page_url],
    ['Banner address', item.e_retail_media_url],
    ['Types', item.e_retail_media_types.join(', ')],
    ['Date asked for', date],
  ];
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col gap-2">
      <RemoteImage src={imageAddress(item)} alt={placeOf(placement)} className="aspect-[16/9] w-full" eager />
      <h3 className="font-medium">
        {item.retailer_name ?? 'Retailer not stated'}: {placeOf(placement)}
      </h3>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 text-caption">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-all">{value || NO_VALUE}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
