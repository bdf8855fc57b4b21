'use client';

import { useMemo, useState } from 'react';
import { Beside } from '@/components/layout/beside';
import { PageToolbar } from '@/components/layout/page-toolbar';
import { usePage } from '@/components/layout/use-page';
import { withOpeningDay } from '@/components/layout/with-opening-day';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { PageContext, usePageContext } from '@/components/panel/page-context';
import { FirstTenByDay } from '@/components/shelf/first-ten';
import {
  firstTenParams,
  isListed,
  listingsParams,
  OTHER,
  openingShelf,
  otherListingsParams,
  type ShelfKey,
  type ShelfParams,
  type ShelfStart,
  type ShelfState,
  shelf,
  shownView,
  sourcesParams,
} from '@/components/shelf/page';
import { ShelfPanel } from '@/components/shelf/shelf-panel';
import { nameOf, ShelfSelect } from '@/components/shelf/shelf-select';
import { ShelfSide } from '@/components/shelf/shelf-side';
import { ShelfTiles } from '@/components/shelf/shelf-tiles';
import { lazyPart } from '@/components/ui/lazy-part';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useDrawer } from '@/lib/client/address/use-drawer';
import { isolated } from '@/lib/client/format/isolated';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import type { ShelfSources } from '@/lib/queries/shelf/sources';

const Settings = lazyPart(() => import('@/components/shelf/settings'), 'Settings', <SkeletonRows rows={4} />);
const ListingsTable = lazyPart(() => import('@/components/shelf/listings-table'), 'ListingsTable');
const ListingDrawer = lazyPart(() => import('@/components/shelf/listing-drawer'), 'ListingDrawer', null);

/** The page Shelf: the results of a keyword or category at a retailer as a shopper saw them, and who had the first positions. */
export const ShelfPage = withOpeningDay(shelf, ShelfContent);

function ShelfContent({ start }: { start: ShelfStart }) {
  // The shelf of the other type is known later than the page. Another address on the server comes with another start.
  const [foundShelf, setFoundShelf] = useState<{ start: ShelfStart; first: ShelfKey | null }>({ start, first: null });
  const first = (foundShelf.start === start && foundShelf.first) || start.first;
  const opened = useMemo(() => ({ ...start, first }), [start, first]);
  const page = usePage(shelf, opened);
  const { address, dates, params } = page;
  const sources = useAnswer('shelf/sources', sourcesParams(address, dates));
  const names = currentData(sources);
  const state = { ...page, notes: [...page.notes, ...besideNotes(names, address)] };
  const opening = names && openingShelf(names, address);
  if (params === null && opening && opening.visibility_type !== first?.visibility_type)
    setFoundShelf({ start, first: opening });
  const subject = subjectOf(names, params);
  return (
    <PageContext value={{ ...state, notes: [subject && `Shelf: ${subject}`, ...state.notes].filter(Boolean) }}>
      <PageToolbar
        state={state}
        subject={subject}
        derived={
          params ? { visibility_source_id: params.visibility_source_id, retailer_code: params.retailer_code } : {}
        }
        after={<ShelfSelect state={state} sources={names} />}
        settings={<Settings state={state} />}
        applied={appliedShops(names, state)}
      />
      {params ? (
        <OpenedShelf state={state} params={params} sources={names} subject={subject} />
      ) : (
        // The scores of the day are missing, or name no shelf.
        <AnswerPanel title="Shelves" untitled state={sources} isEmpty={() => true} height={560}>
          {() => null}
        </AnswerPanel>
      )}
    </PageContext>
  );
}

/** Names the shelf: "soap, Korbina DE". Empty while the page does not know which one it shows. */
function subjectOf(sources: ShelfSources | null, params: ShelfParams | null): string {
  if (params === null) return '';
  const { visibility_source_id: number, retailer_code: code } = params;
  const source = sources?.sources.find(({ id }) => id === number);
  return `${source ? isolated(source.name) : `No. ${number}`}, ${nameOf(sources, code) ?? code}`;
}

/** Names the retailer that listings are compared with. */
function besideNotes(sources: ShelfSources | null, { beside }: ShelfState['address']): string[] {
  return beside === '' ? [] : [`Listings compared with: ${nameOf(sources, beside) ?? beside}`];
}

/** Returns which filters of retailer and country the shelf meets. Both while its retailer is not known. */
function appliedShops(sources: ShelfSources | null, { address, params }: ShelfState): ('retailer' | 'country')[] {
  const shop = sources?.retailers.find(({ code }) => code === params?.retailer_code);
  const values = { retailer: shop?.name, country: shop?.country };
  return (['retailer', 'country'] as const).filter((name) => !shop || address[name]?.includes(values[name] ?? ''));
}

interface OpenedShelfProps {
  state: ShelfState;
  params: ShelfParams;
  sources: ShelfSources | null;
  subject: string;
}

function OpenedShelf({ state, params, sources, subject }: OpenedShelfProps) {
  const tiles = useAnswer('shelf/tiles', params);
  const firstTen = useAnswer('shelf/first-ten', firstTenParams(params, state.collectedDays?.newest));
  const listings = useAnswer('shelf/shelf', listingsParams(params));
  const { notes } = usePageContext();
  // The shelf on screen, until the listings of another one have loaded.
  const shown = useShown({ params, sources, notes }, listings.kind === 'content' && listings.isOutdated === true);
  const view = shownView(state.address);
  const isPair = view === 'pair';
  const other = useAnswer('shelf/shelf', isPair ? otherListingsParams(params) : null);
  const otherParams = useShown(params, !isPair || (other.kind === 'content' && other.isOutdated === true));
  const drawer = useDrawer('listing');
  const isCollected = listings.data?.rows.some(isListed);
  return (
    <>
      <ShelfTiles state={state} tiles={tiles} listings={listings} />
      <Beside
        label="Brands, own SKUs, moves and prices"
        size="narrow"
        side={
          view === 'shelf' && isCollected ? (
            <ShelfSide state={state} params={params} shown={shown.params} listings={listings} onOpen={drawer.open} />
          ) : null
        }
      >
        <FirstTenByDay state={state} answer={firstTen} />
        {view === 'table' ? (
          <ListingsTable state={state} params={params} subject={subject} onOpen={drawer.open} />
        ) : (
          <ShelfPanel
            state={state}
            params={params}
            shown={{ ...shown, otherParams }}
            view={view}
            sources={sources}
            listings={listings}
            other={other}
            onOpen={drawer.open}
          />
        )}
      </Beside>
      {drawer.value === null ? null : (
        <ListingDrawer
          params={drawer.value.startsWith(OTHER) ? otherParams : shown.params}
          id={drawer.value}
          listings={listings}
          onClose={drawer.close}
        />
      )}
    </>
  );
}
