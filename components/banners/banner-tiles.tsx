'use client';

import type { useBookings } from '@/components/banners/bookings';
import type { Banners } from '@/components/banners/use-banners';
import { type TileExtra, Tiles } from '@/components/layout/tiles';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { weightWords } from '@/lib/client/format/weight-words';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import { type AnswerState, currentData, useAnswer } from '@/lib/client/query/use-answer';
import type { Tile } from '@/lib/queries/shared/tiles';

interface BannerTilesProps {
  banners: Banners;
  state: AnswerState<Tile[]>;
  /** Bookings of the account as parameters. */
  bookedParams: ReturnType<typeof useBookings>['params'];
}

/** Tiles of the page. They ignore the filter for own or competitor, which would make every share 0 or 100%. */
export function BannerTiles({ banners, state, bookedParams }: BannerTilesProps) {
  const { address, set, params, dates, weights } = banners;
  const settings = useSettingValues();
  const format = useFormat();
  const hasBookings = bookedParams.bookings.length > 0;
  // Bookings may be too many for an address, so their tile is requested separately.
  const { date, days } = params;
  const share = useAnswer('banners/booked-share', hasBookings ? { ...bookedParams, date, days } : null);
  const bookedTile = hasBookings ? currentData(share) : null;
  const tiles =
    state.kind === 'content' ? state.data.map((tile) => (bookedTile?.name === tile.name ? bookedTile : tile)) : [];
  const figure = (name: string) => tiles.find((tile) => tile.name === name);
  const value = (name: string) => figure(name)?.value ?? 0;
  const whole = figure('share');
  const won = figure('won')?.value ?? null;
  const newOwn = figure('new_own')?.value ?? null;
  const parts = whole ? `${format.integer(whole.part)} of ${format.integer(whole.whole)} brand mentions` : '';
  const missing = value('uncounted');
  const unknown = missing > 0 && `unknown for ${format.count(missing, 'banner')}`;
  const extra: Record<string, TileExtra> = {
    share: {
      target: settings.target_share ?? undefined,
      note: [parts, unknown, weightWords(weights)].filter(Boolean).join(' · '),
    },
    home_own: {
      note: `of ${format.count(figure('home_own')?.whole ?? 0, 'position')}`,
      filter: {
        label: 'Show the banners with own products on home pages',
        active: false,
        onToggle: () => set({ own: 'own', view: null, page_type: null, takeover: null }),
      },
    },
    booked: {
      target: settings.target_booked ?? undefined,
      note: hasBookings ? bookedNote(bookedTile, format) : 'no bookings yet',
      filter: { label: 'Show bookings', active: false, onToggle: () => set({ view: 'booked' }) },
    },
    new: {
      note: newOwn === null ? 'nothing to compare' : `${format.integer(newOwn)} with own products`,
      filter: {
        label: `Show banners that are new since ${format.shortDay(dates.against)}`,
        active: address.view === 'new' && address.own === 'all',
        onToggle: () => set({ own: null, view: 'new', takeover: null }),
      },
    },
    own_banners: {
      note:
        won === null
          ? `of ${format.integer(value('banners'))}`
          : `${format.integer(won)} won, ${format.integer(value('lost'))} lost · of ${format.integer(value('banners'))}`,
      filter: {
        label: 'Show the banners with own products',
        active: address.own === 'own',
        onToggle: () => set(address.own === 'own' ? { own: null } : { own: 'own', view: 'gallery', takeover: null }),
      },
    },
  };
  return (
    <Tiles
      state={state.kind === 'content' ? { ...state, data: tiles } : state}
      against={format.day(dates.against)}
      extra={extra}
    />
  );
}

/** "12 of 14 booked days" */
function bookedNote(tile: Tile | null, format: Format): string {
  if (!tile) return '';
  if (!tile.whole) return 'no booked days with evidence';
  return `${format.integer(tile.part)} of ${format.count(tile.whole, 'booked day')}`;
}
