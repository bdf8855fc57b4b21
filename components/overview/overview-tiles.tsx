'use client';

import { type TileExtra, Tiles } from '@/components/layout/tiles';
import type { OverviewState } from '@/components/overview/page';
import { chosenPages } from '@/lib/client/address/all-competition-pages';
import { writeList } from '@/lib/client/address/url-list';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { weightWords } from '@/lib/client/format/weight-words';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { SettingValues } from '@/lib/contract/setting-values';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

/** One headline figure of each pillar with its target, and a link to its page for the same day and retailers. */
export function OverviewTiles({ state, tiles }: { state: OverviewState; tiles: AnswerState<OverviewTile[]> }) {
  const { params, dates } = state;
  const format = useFormat();
  const settings = useSettingValues();
  const answered = tiles.data ?? [];
  const targets: Record<string, number | null | undefined> = {
    ...Object.fromEntries(answered.map(({ name, target }) => [name, target])),
    // The figures of Price competition, Prices and Banners have the targets of the account.
    price: settings.target_on_target,
    banner: settings.target_share,
    stock: settings.target_in_stock,
  };
  const { date, against } = dates;
  const pages: Record<string, [path: string, search: Record<string, string | null>]> = {
    price: ['/price-competition', { date, customer_page_id: chosenPages(params.page), view: 'all' }],
    stock: ['/prices', { date, against }],
    search: ['/visibility', { date, against, own: 'own' }],
    rating: ['/scorecards', { date, against }],
    banner: ['/banners', { date, against }],
  };
  const extra = Object.fromEntries(
    Object.entries(pages).map(([name, [path, search]]): [string, TileExtra] => {
      const address = new URLSearchParams();
      for (const [key, value] of Object.entries(search)) if (value !== null) address.set(key, value);
      const retailer = name === 'price' ? 'base_retailer' : 'retailer';
      if (params.retailer.length > 0) address.set(retailer, writeList(params.retailer));
      const note = name === 'banner' ? weightedNote(settings, answered, format) : null;
      return [name, { target: targets[name] ?? undefined, href: `${path}?${address}`, ...(note !== null && { note }) }];
    }),
  );
  return <Tiles state={tiles} extra={extra} against={format.day(against)} />;
}

/** Returns the counts of the banner share with the weights of the account, null if all mentions count the same. */
function weightedNote(
  { banner_weights }: SettingValues,
  tiles: readonly OverviewTile[],
  format: Format,
): string | null {
  const tile = tiles.find(({ name }) => name === 'banner');
  const words = weightWords(banner_weights);
  if (!words || !tile?.whole) return words;
  return `${format.integer(tile.part)} of ${format.integer(tile.whole)} ${tile.of} · ${words}`;
}
