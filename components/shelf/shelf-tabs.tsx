'use client';

import { type ReactNode, useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { BrandsPanel } from '@/components/shelf/brands-panel';
import { CoursePanel } from '@/components/shelf/course-panel';
import { MoveTable } from '@/components/shelf/move-table';
import type { Place } from '@/components/shelf/place';
import { placeColumns } from '@/components/shelf/place-columns';
import type { Moves } from '@/components/shelf/prepare-moves';
import { ShelfExport } from '@/components/shelf/shelf-export';
import { ShelfPanel } from '@/components/shelf/shelf-panel';
import { shelfPicture } from '@/components/shelf/shelf-picture';
import { VIEWS, type View } from '@/components/shelf/url-state';
import type { ChosenOn } from '@/components/shelf/use-chosen';
import type { Shelf } from '@/components/shelf/use-shelf';
import type { ShelfDay } from '@/components/shelf/use-shelf-days';
import { DataTable } from '@/components/table/data-table';
import { Tabs } from '@/components/ui/tabs';
import { counted } from '@/lib/client/counted';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface ShelfTabsProps {
  state: PanelState<Shelf>;
  /** Of the shelf beside it; guidance while nothing is compared. */
  compared: PanelState<Shelf>;
  comparing: boolean;
  /** Null while nothing is compared. */
  moves: Moves | null;
  /** How far products of two retailers could be paired; empty for one retailer. */
  pairing: string;
  /** "Korbina DE, 30 Jun 2026", of either shelf. */
  names: { now: string; beside: string };
  accepts: (place: Place) => boolean;
  /** What the filters of power SKU and tag choose; null while none is on. */
  chosen: ChosenOn | null;
  styles: ReadonlyMap<string, BrandStyle>;
  /** What stands on the collected days. */
  days: PanelState<readonly ShelfDay[]>;
  /** The filters that are on, in words. */
  notes: string;
  view: View;
  onView: (view: View) => void;
  onOpen: (id: string) => void;
  onBrand: (brand: string | null) => void;
  /** Stands on every export. */
  title: string;
}

const TAB_WORDS: Record<View, string> = {
  shelf: 'The shelf',
  moves: 'What moved',
  brands: 'Brands',
  table: 'Table',
};

/** The same shelf as the shopper saw it, beside another, and as a table. */
export function ShelfTabs(props: ShelfTabsProps) {
  const { state, compared, comparing, moves, pairing, names, accepts, styles, view, onView, onOpen, title } = props;
  const { chosen, days, notes, onBrand } = props;
  const format = useFormat();
  const places = state.kind === 'content' ? state.data.places : null;
  const rows = useMemo(() => places?.filter(accepts) ?? [], [places, accepts]);
  const columns = useMemo(() => placeColumns(chosen?.now ?? null), [chosen]);
  const caption = ({ places: all }: Shelf) =>
    rows.length < all.length
      ? `${format.integer(rows.length)} of ${counted(all.length, 'place', format)} pass the filters`
      : counted(all.length, 'place', format);
  const pictureOf = (shelf: Shelf) => {
    const other = comparing && compared.kind === 'content' ? compared.data : null;
    return shelfPicture({ shelf, other, moves, names, accepts, chosen, styles, title, notes }, format);
  };
  const refresh = () => <RefreshButton state={state} />;
  const draw: Record<View, () => ReactNode> = {
    shelf: () => (
      <ShelfPanel
        state={state}
        moves={moves}
        names={names}
        accepts={accepts}
        chosen={chosen}
        styles={styles}
        onOpen={onOpen}
        caption={caption}
        other={comparing ? compared : null}
        actions={(shelf) => (
          <>
            <ShelfExport picture={() => pictureOf(shelf)} places={rows} columns={columns} />
            {refresh()}
          </>
        )}
      />
    ),
    moves: () => (
      <Panel
        title="What moved between the two shelves"
        state={state.kind === 'content' ? compared : state}
        caption={() => [`${names.now}, and ${names.beside}`, pairing].filter(Boolean).join(' · ')}
        className="min-h-96"
      >
        {() =>
          moves ? (
            <MoveTable moves={moves} names={names} accepts={accepts} onOpen={onOpen} title={`${title}, what moved`} />
          ) : null
        }
      </Panel>
    ),
    brands: () => (
      <div className="flex flex-col gap-8">
        <BrandsPanel state={state} accepts={accepts} onBrand={onBrand} styles={styles} title={title} notes={notes} />
        <CoursePanel
          state={state.kind === 'content' ? days : state}
          accepts={accepts}
          styles={styles}
          title={title}
          notes={notes}
        />
      </div>
    ),
    table: () => (
      <Panel title="Every place of the shelf" state={state} caption={caption} actions={refresh} className="min-h-96">
        {() => (
          <DataTable
            name="places"
            label={`${title}, places`}
            noun="place"
            columns={columns}
            rows={rows}
            onXlsx={saveXlsx}
            onRowClick={({ id }) => onOpen(id)}
          />
        )}
      </Panel>
    ),
  };
  const tabs = VIEWS.map((value) => ({ value, label: TAB_WORDS[value], content: draw[value]() }));
  return <Tabs label="Views of the shelf" tabs={tabs} value={view} onChange={onView} />;
}
