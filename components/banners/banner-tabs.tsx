'use client';

import type { ReactNode } from 'react';
import { bannerColumns } from '@/components/banners/banner-columns';
import { BookedPanel } from '@/components/banners/booked';
import { ChangesPanel } from '@/components/banners/changes';
import { Gallery } from '@/components/banners/gallery';
import { ProofPanel } from '@/components/banners/proof';
import { RunsPanel } from '@/components/banners/runs';
import { SharePanel } from '@/components/banners/share-panel';
import { VIEWS, type View, type WINDOWS } from '@/components/banners/url-state';
import type { Aside } from '@/components/banners/use-banners-page';
import type { BookedOf } from '@/components/banners/use-booked';
import type { RunsOf } from '@/components/banners/use-runs';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { DataTable } from '@/components/table/data-table';
import { Tabs } from '@/components/ui/tabs';
import type { Placement } from '@/lib/client/banners/placement';
import type { Changes } from '@/lib/client/banners/prepare-changes';
import type { Weights } from '@/lib/client/banners/prepare-share';
import { counted } from '@/lib/client/counted';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface BannerTabsProps {
  state: PanelState<readonly Placement[]>;
  changes: PanelState<Changes>;
  runs: RunsOf;
  booked: BookedOf;
  /** Retailers and page types of the day. */
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  look: { view: View; days: (typeof WINDOWS)[number] };
  onLook: (change: { view?: View; days?: (typeof WINDOWS)[number] }) => void;
  onOpen: (id: string) => void;
  onRetailer: (retailer: string) => void;
  onAside: (aside: Aside) => void;
  compareDate: string | null;
  /** The day of the answer on screen. */
  date: string;
  /** "Banners 2026-06-30": stands on every export. */
  title: string;
  /** The filters that are on, in words. */
  notes: string;
  weights: Weights;
}

const TAB_WORDS: Record<View, string> = {
  gallery: 'Gallery',
  changes: 'Changes',
  runs: 'Run lengths',
  table: 'Table',
  proof: 'Proof of placement',
  booked: 'Booked and seen',
};

/** The same selection in six views, each a panel with its own states. */
export function BannerTabs(props: BannerTabsProps) {
  const {
    state,
    changes,
    runs,
    booked,
    known,
    look,
    onLook,
    onOpen,
    onAside,
    onRetailer,
    compareDate,
    date,
    title,
    notes,
    weights,
  } = props;
  const format = useFormat();
  const caption = (placements: readonly Placement[]) =>
    `${counted(placements.length, 'banner', format)} · asked for ${format.day(date)}, the page's own time is not supplied`;
  const refresh = () => <RefreshButton state={state} />;
  const draw: Record<View, () => ReactNode> = {
    gallery: () => (
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 lg:sticky lg:top-14 lg:order-last lg:self-start">
          <SharePanel {...{ state, weights, onRetailer, title, notes }} />
        </div>
        <Panel title="What shoppers were shown" {...{ state, caption }} actions={refresh} className="min-h-96">
          {(placements) => <Gallery placements={placements} onOpen={onOpen} />}
        </Panel>
      </div>
    ),
    changes: () => (
      <ChangesPanel
        state={changes}
        title={`${title}, changes`}
        onOpen={onOpen}
        onOpenBefore={(placement) => compareDate && onAside({ day: compareDate, placement })}
      />
    ),
    runs: () => (
      <RunsPanel
        runs={runs}
        days={look.days}
        onDays={(days) => onLook({ days })}
        onAside={onAside}
        title={`${title}, runs`}
      />
    ),
    table: () => (
      <Panel title="Every banner of the day" {...{ state, caption }} actions={refresh} className="min-h-96">
        {(placements) => (
          <DataTable
            name="banners"
            label={`${title}, table`}
            noun="banners"
            columns={bannerColumns}
            rows={placements}
            onXlsx={saveXlsx}
            onRowClick={({ id }) => onOpen(id)}
          />
        )}
      </Panel>
    ),
    proof: () => <ProofPanel {...{ state, date, notes }} />,
    booked: () => <BookedPanel booked={booked} known={known} title="Banners" />,
  };
  const tabs = VIEWS.map((view) => ({ value: view, label: TAB_WORDS[view], content: draw[view]() }));
  return <Tabs label="Views of the banners" tabs={tabs} value={look.view} onChange={(view) => onLook({ view })} />;
}
