'use client';

import { FileSpreadsheet, Printer } from 'lucide-react';
import { imageOf } from '@/components/banners/gallery';
import { takeoverNotes } from '@/components/banners/takeover-note';
import type { Banners } from '@/components/banners/use-banners';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Button } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { RemoteImage } from '@/components/ui/remote-image';
import { saveFiles } from '@/components/ui/save-files';
import { saveWorkbook } from '@/lib/client/files/request-export';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { type PlacementRow, placementColumns } from '@/lib/queries/banners/placements.columns';

/** Note next to dates that could be mistaken for crawl times, which rows of this endpoint do not have. */
export const DATE_NOTE = 'The date is the collected day. The service does not state at what time it saw the page.';

/** Describes a banner by its page and position. */
export function positionText({
  page_name,
  e_retail_media_position: position,
}: Pick<PlacementRow, 'page_name' | 'e_retail_media_position'>): string {
  return `${isolated(page_name ?? 'Page without a name')}, ${position === null ? 'position unknown' : `position ${position}`}`;
}

/** Maximum number of banners on the page, as all images are loaded for print. */
const MAX_BANNERS = 60;

const PROOF_COLUMNS = [
  ...(['date', 'retailer_name', 'page_type_name', 'page_name', 'page_url'] as const),
  ...(['page_preview_image_url', 'e_retail_media_url', 'types', 'e_retail_media_position'] as const),
].map((id) => ({ id, header: placementColumns.shown[id].title }));

/** Image, page, position and date of each banner, to print or to export. */
export function ProofTab({ banners }: { banners: Banners }) {
  const { params, address } = banners;
  const notes = [...banners.notes, ...takeoverNotes(address.takeover)];
  const format = useFormat();
  const { date } = params;
  const saveProof = () => {
    const sheets = [
      { title: 'Proof of placement', query: 'banners/placements', params, columns: PROOF_COLUMNS } as const,
    ];
    return saveWorkbook({ title: `Proof of placement ${date}`, sheets }, { notes: [...notes, DATE_NOTE], format });
  };
  const state = useAnswer('banners/placements', { ...params, limit: MAX_BANNERS });
  return (
    <AnswerPanel
      title={`Proof of placement, ${format.day(date)}`}
      state={state}
      caption={({ total }) =>
        [
          total > MAX_BANNERS
            ? `the first ${MAX_BANNERS} of ${format.integer(total)} banners: narrow the filters to print others`
            : format.count(total, 'banner'),
          ...notes,
        ].join(' · ')
      }
      isEmpty={({ total }) => total === 0}
      actions={({ total }) => (
        <>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <Button onClick={() => saveFiles(saveProof)}>
            <FileSpreadsheet aria-hidden />
            Excel, all {format.integer(total)}
          </Button>
        </>
      )}
      className="min-h-96"
    >
      {({ rows }) => (
        <>
          <p className="mb-4 text-ink-2">{DATE_NOTE}</p>
          <ul className="grid gap-6 sm:grid-cols-2">
            {rows.map((row) => (
              <ProofCard key={row.id} row={row} date={format.day(date)} />
            ))}
          </ul>
        </>
      )}
    </AnswerPanel>
  );
}

function ProofCard({ row, date }: { row: PlacementRow; date: string }) {
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col gap-2">
      <RemoteImage src={imageOf(row)} alt={positionText(row)} className="aspect-[16/9] w-full" eager />
      <h3 className="font-medium">
        {shopName(row.retailer_name)}: {positionText(row)}
      </h3>
      <Facts
        facts={[
          ['Page address', row.page_url || NO_VALUE],
          ['Banner address', row.e_retail_media_url || NO_VALUE],
          ['Types', row.types || NO_VALUE],
          ['Date', date],
        ]}
        className="gap-x-3 gap-y-0 text-caption"
      />
    </li>
  );
}
