'use client';

import { Tiles } from '@/components/layout/tiles';
import type { OverviewState } from '@/components/overview/page';
import { searchOf } from '@/lib/client/address/address-params';
import { chosenPages } from '@/lib/client/address/all-competition-pages';
import { writeList } from '@/lib/client/address/url-list';
import { useFormat } from '@/lib/client/format/use-format';
import { weightWords } from '@/lib/client/format/weight-words';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

/** One headline figure of each pillar with its target, and a link to its page for the same day and retailers. */
export function OverviewTiles({ state, tiles }: { state: OverviewState; tiles: AnswerState<OverviewTile[]> }) {
  const format = useFormat();
  const settings = useSettingValues();
  const { date, against } = state.dates;
  const { page, retailer: retailers } = state.params;
  const figure = (name: string) => tiles.data?.find((tile) => tile.name === name);
  const retailer = writeList(retailers);
  const link = (path: string, search: Readonly<Record<string, string | null>>) => ({
    href: `${path}?${searchOf({ date, ...search })}`,
  });
  const banner = figure('banner');
  const weights = weightWords(settings.banner_weights);
  const note =
    weights && banner?.whole
      ? `${format.integer(banner.part)} of ${format.integer(banner.whole)} ${banner.of} · ${weights}`
      : weights;
  const extra = {
    price: {
      target: settings.target_on_target,
      ...link('/price-competition', {
        against,
        customer_page_id: chosenPages(page),
        view: 'all',
        base_retailer: retailer,
      }),
    },
    stock: { target: settings.target_in_stock, ...link('/prices', { against, retailer }) },
    search: { target: figure('search')?.target, ...link('/visibility', { against, own: 'own', retailer }) },
    rating: { target: figure('rating')?.target, ...link('/scorecards', { against, retailer }) },
    banner: { target: settings.target_share, ...link('/banners', { against, retailer }), ...(note && { note }) },
  };
  return <Tiles state={tiles} extra={extra} against={format.day(against)} />;
}
