'use client';

import { ChevronLeft, ChevronRight, FileSpreadsheet, Link2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { imageOf, tileId } from '@/components/banners/gallery';
import { galleryParams } from '@/components/banners/page';
import { DATE_NOTE, placeOf, proofSheet } from '@/components/banners/proof';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import { EvidenceButton } from '@/components/page/evidence-button';
import { OutLink } from '@/components/page/out-link';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Dialog } from '@/components/ui/dialog';
import { Facts } from '@/components/ui/facts';
import { IconButton } from '@/components/ui/icon-button';
import { RemoteImage } from '@/components/ui/remote-image';
import { SkeletonRows } from '@/components/ui/skeleton';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { NO_VALUE } from '@/lib/client/format-number';
import { isolated } from '@/lib/client/isolated';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { bannerColumns, eRetailMedia } from '@/lib/contract/e-retail-media';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { BannerLabel, PlacementRow } from '@/lib/queries/banners/placements';

const MOST = 1000;

/** One banner in full, with all that its row says. Arrows step through the gallery; Escape returns to its tile. */
export function Lightbox({ banners, opened }: { banners: Banners; opened: OpenBanner }) {
  const { params } = banners;
  const format = useFormat();
  const { id, day } = opened.banner ?? { id: '', day: null };
  // Whether the gallery holds it is not known before it is asked: then the banner alone is, without filters.
  const gallery = useAnswer('banners/placements', day === null ? galleryParams(params, MOST) : null);
  const rows = gallery.kind === 'content' && day === null ? gallery.data.rows : [];
  const at = rows.findIndex((row) => row.id === id);
  const date = day ?? params.date;
  const missing = day !== null || (gallery.kind === 'content' && at < 0);
  const alone = useAnswer(
    'banners/placements',
    missing
      ? { date, relevance: params.relevance, first_n_e_retail_media: params.first_n_e_retail_media, id, limit: 1 }
      : null,
  );
  const row = rows[at] ?? (missing && alone.kind === 'content' && !alone.refetching ? alone.data.rows[0] : undefined);
  const show = (target: PlacementRow | undefined) => target && opened.open(target.id);
  const steps: Record<string, PlacementRow | undefined> = {
    ArrowLeft: rows[at - 1],
    ArrowRight: rows[at + 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  function step(event: KeyboardEvent) {
    if (at < 0 || !(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(steps[event.key]);
  }
  const problem = alone.kind === 'problem' ? alone : gallery.kind === 'problem' ? gallery : null;
  const lost = missing && alone.kind === 'content' && !alone.refetching && alone.data.rows.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && opened.close()}
      title={row ? `${isolated(row.retailer_name ?? 'Retailer not stated')}: ${placeOf(row)}` : 'Banner'}
      className="top-[4dvh] max-h-[92dvh] w-[56rem]"
      finalFocus={() => document.getElementById(tileId(id))}
      onKeyDown={step}
    >
      {row ? (
        <div className="flex flex-col gap-3">
          <RemoteImage key={row.id} src={imageOf(row)} alt={placeOf(row)} className="h-[min(44dvh,60vw)] w-full" />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="flex items-center gap-1">
              <IconButton label="Banner before (left arrow)" disabled={at < 1} onClick={() => show(rows[at - 1])}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <span className="text-caption text-ink-2" aria-live="polite">
                {at < 0 ? format.day(date) : `${format.integer(at + 1)} of ${format.integer(rows.length)}`}
              </span>
              <IconButton
                label="Banner after (right arrow)"
                disabled={at < 0 || at === rows.length - 1}
                onClick={() => show(rows[at + 1])}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
            <Actions row={row} date={date} banners={banners} fetchedAt={fetchedAt()} />
          </div>
          <PlacementFacts row={row} date={date} />
        </div>
      ) : problem ? (
        <PanelProblem problem={problem.problem} onRetry={problem.retry} />
      ) : lost ? (
        <p className="text-ink-2">The banners of {format.day(date)} hold no such banner.</p>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Dialog>
  );

  function fetchedAt(): string | undefined {
    const from = at >= 0 ? gallery : alone;
    return (from.kind === 'content' && from.provenance[0]?.fetchedAt) || undefined;
  }
}

interface ActionsProps {
  row: PlacementRow;
  date: string;
  banners: Banners;
  fetchedAt: string | undefined;
}

/** What a person takes along from one banner. */
function Actions({ row, date, banners, fetchedAt }: ActionsProps) {
  const name = `${row.retailer_name ?? ''} ${placeOf(row)}`;
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
      <Button
        look="quiet"
        onClick={() => void saveXlsx({ ...proofSheet([row], date), title: `Proof of placement ${date} ${name}` })}
      >
        <FileSpreadsheet aria-hidden />
        Proof (xlsx)
      </Button>
      <EvidenceButton
        of={name}
        evidence={{
          endpoint: eRetailMedia,
          params: { date, relevance, first_n_e_retail_media },
          rows: [raw],
          provenance: fetchedAt ? { fetchedAt } : {},
        }}
      />
    </div>
  );
}

/** An address that shows the banner on its day, with the settings of the page. */
function linkTo({ lastingUrl, weights }: Banners, banner: string, date: string): string {
  const url = lastingUrl({ weights, date });
  url.searchParams.set('banner', banner);
  return url.href;
}

/** All that the row of a banner says, and what it does not. */
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
    ['Own labels', <Labels key="own" count={row.own_label_count} labels={row.own_labels} />],
    ['Competitor labels', <Labels key="other" count={row.competitor_label_count} labels={row.competitor_labels} />],
    ...(row.counts_agree === false
      ? [['Check', '▲ The counts are not the numbers of labels listed.'] satisfies [string, ReactNode]]
      : []),
  ];
  return <Facts facts={facts} />;
}

/** The count, and the labels as a tree: category, subcategory, brands. */
function Labels({ count, labels }: { count: number | null; labels: readonly BannerLabel[] }) {
  const format = useFormat();
  const branches = new Map<string, string[]>();
  for (const { category, subcategory, brand } of labels) {
    const branch = [category ?? NO_VALUE, subcategory ?? NO_VALUE].join(' › ');
    branches.set(branch, [...(branches.get(branch) ?? []), brand ?? NO_VALUE]);
  }
  return (
    <>
      {count === null ? 'count unknown' : format.integer(count)}
      {branches.size > 0 ? (
        <ul className="text-caption text-ink-2">
          {[...branches].map(([branch, brands]) => (
            <li key={branch}>
              {branch} › {brands.join(', ')}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
