'use client';

import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { imageOf, tileId } from '@/components/banners/gallery';
import { viewParams } from '@/components/banners/page';
import { DATE_NOTE, positionText } from '@/components/banners/proof';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import { EvidenceButton } from '@/components/layout/evidence-button';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Dialog } from '@/components/ui/dialog';
import { Facts } from '@/components/ui/facts';
import { IconButton } from '@/components/ui/icon-button';
import { isBrowserKey, moveCell } from '@/components/ui/move-cell';
import { OutLink } from '@/components/ui/out-link';
import { RemoteImage } from '@/components/ui/remote-image';
import { SkeletonRows } from '@/components/ui/skeleton';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { bannerColumns, eRetailMedia } from '@/lib/contract/e-retail-media';
import { pageTypeWords } from '@/lib/contract/page-types';
import type { BannerLabel, PlacementRow } from '@/lib/queries/banners/placements.columns';
import { groupBy } from '@/lib/queries/shared/group-by';

/** Maximum number of banners to step through. */
const MAX_BANNERS = 1000;

interface LightboxProps {
  banners: Banners;
  /** The open banner, with its day if it is not the day of the page. */
  banner: { id: string; day: string | null };
  onOpen: OpenBanner;
  onClose: () => void;
}

/** A banner with all fields of its row. Arrow keys step through the gallery, and Escape returns to its tile. */
export function Lightbox({ banners, banner: { id, day }, onOpen, onClose }: LightboxProps) {
  const { params } = banners;
  const format = useFormat();
  // A banner that is not in the filtered gallery is requested separately, without filters.
  const gallery = useAnswer(
    'banners/placements',
    day === null ? { ...viewParams(params, banners.address), limit: MAX_BANNERS } : null,
  );
  const rows = gallery.kind === 'content' && day === null ? gallery.data.rows : [];
  const index = rows.findIndex((row) => row.id === id);
  const date = day ?? params.date;
  const isOutside = day !== null || (gallery.kind === 'content' && index < 0);
  const single = useAnswer(
    'banners/placements',
    isOutside
      ? { date, relevance: params.relevance, first_n_e_retail_media: params.first_n_e_retail_media, id, limit: 1 }
      : null,
  );
  const outside = isOutside && single.kind === 'content' && !single.refetching ? single.data.rows : null;
  const row = rows[index] ?? outside?.[0];
  const show = (target: PlacementRow | undefined) => target && onOpen(target.id);
  function step(event: KeyboardEvent) {
    if (index < 0 || isBrowserKey(event) || event.ctrlKey) return;
    const next = moveCell({ row: 0, column: index }, event.key, { rows: 1, columns: rows.length });
    if (!next) return;
    event.preventDefault();
    if (next.column !== index) show(rows[next.column]);
  }
  const problem = single.kind === 'problem' ? single : gallery.kind === 'problem' ? gallery : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={row ? `${shopName(row.retailer_name)}: ${positionText(row)}` : 'Banner'}
      className="top-[4dvh] max-h-[92dvh] w-[56rem]"
      finalFocus={() => document.getElementById(tileId(id))}
      onKeyDown={step}
    >
      {row ? (
        <div className="flex flex-col gap-3">
          <RemoteImage key={row.id} src={imageOf(row)} alt={positionText(row)} className="h-[min(44dvh,60vw)] w-full" />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="flex items-center gap-1">
              <IconButton
                label="Previous banner (left arrow)"
                disabled={index < 1}
                onClick={() => show(rows[index - 1])}
              >
                <ChevronLeft aria-hidden />
              </IconButton>
              <span className="text-caption text-ink-2" aria-live="polite">
                {index < 0
                  ? format.day(date)
                  : `${format.integer(index + 1)} of ${format.count(rows.length, 'banner')}`}
              </span>
              <IconButton
                label="Next banner (right arrow)"
                disabled={index < 0 || index === rows.length - 1}
                onClick={() => show(rows[index + 1])}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
            <Actions
              row={row}
              date={date}
              banners={banners}
              fetchedAt={(index >= 0 ? gallery : single).provenance?.[0]?.fetchedAt}
            />
          </div>
          <PlacementFacts row={row} date={date} />
        </div>
      ) : problem ? (
        <PanelProblem problem={problem.problem} onRetry={problem.retry} />
      ) : outside ? (
        <p className="text-ink-2">This banner does not exist on {format.day(date)}.</p>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Dialog>
  );
}

interface ActionsProps {
  row: PlacementRow;
  date: string;
  banners: Banners;
  fetchedAt: string | null | undefined;
}

/** Buttons for the link and the evidence of a banner. */
function Actions({ row, date, banners, fetchedAt }: ActionsProps) {
  const { relevance, first_n_e_retail_media } = banners.address;
  const raw = Object.fromEntries(
    Object.keys(bannerColumns).map((column) => [
      column,
      column === 'e_retail_media_types' ? row.types.split(', ').filter(Boolean) : row[column as keyof PlacementRow],
    ]),
  );
  return (
    <div className="flex flex-wrap gap-1">
      <Button look="quiet" onClick={() => void copyText(linkTo(banners, row.id, date))}>
        <Link2 aria-hidden />
        Copy link
      </Button>
      <EvidenceButton
        title={`${shopName(row.retailer_name)}: ${positionText(row)}`}
        evidence={{
          endpoint: eRetailMedia,
          params: { date, relevance, first_n_e_retail_media },
          rows: [raw],
          fetchedAt,
        }}
      />
    </div>
  );
}

/** Returns a link to the banner on its day, with the settings of the page. */
function linkTo({ permalink }: Banners, banner: string, date: string): string {
  const url = permalink({ date });
  url.searchParams.set('banner', banner);
  return url.href;
}

/** All fields of a banner's row, with a note on its date. */
function PlacementFacts({ row, date }: { row: PlacementRow; date: string }) {
  const format = useFormat();
  const facts: [string, ReactNode][] = [
    ['Date', `${format.day(date)}. ${DATE_NOTE}`],
    ['Retailer', row.retailer_name ?? NO_VALUE],
    ['Page', [row.page_name, row.page_type && pageTypeWords(row.page_type)].filter(Boolean).join(' · ') || NO_VALUE],
    ['Page address', <OutLink key="page" url={row.page_url} />],
    ['Position', format.position(row.e_retail_media_position)],
    ['Types', row.types || NO_VALUE],
    ['Banner address', <OutLink key="banner" url={row.e_retail_media_url} />],
    ['Own brand mentions', <Labels key="own" count={row.own_label_count} labels={row.own_labels} />],
    [
      'Competitor brand mentions',
      <Labels key="other" count={row.competitor_label_count} labels={row.competitor_labels} />,
    ],
    ...(row.counts_agree === false
      ? [['Check', '▲ The counts do not match the listed brands.'] satisfies [string, ReactNode]]
      : []),
  ];
  return <Facts facts={facts} />;
}

/** The number of labels and their tree of category, subcategory and brands. */
function Labels({ count, labels }: { count: number | null; labels: readonly BannerLabel[] }) {
  const format = useFormat();
  const branches = groupBy(labels, ({ category, subcategory }) =>
    [category ?? NO_VALUE, subcategory ?? NO_VALUE].join(' › '),
  );
  return (
    <>
      {count === null ? 'count unknown' : format.integer(count)}
      {branches.size > 0 ? (
        <ul className="text-caption text-ink-2">
          {[...branches].map(([branch, branchLabels]) => (
            <li key={branch}>
              {branch} › {branchLabels.map(({ brand }) => brand ?? NO_VALUE).join(', ')}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
