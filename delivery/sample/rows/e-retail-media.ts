import { campaignOf, labelsOf } from '@/delivery/sample/banners/campaign';
import { type Space, spacesOf } from '@/delivery/sample/banners/space';
import { siteOf, slug } from '@/delivery/sample/catalogue/placement';
import { type Day, instant, isoDate } from '@/delivery/sample/day';
import { bannerImage } from '@/delivery/sample/images';
import { keyOf, noise } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';
import type { bannerObservation } from '@/delivery/schema/observations';
import type { FileRowOf } from '@/lib/contract/column';
import type { Session } from './crawl';

type BannerRow = FileRowOf<typeof bannerObservation>;

const SHOP_COLOUR = '#5b6472';

/** Yields the banners on all pages of all retailers in a session. */
export function* eRetailMediaRows(world: World, { day, hour }: Session): Generator<BannerRow> {
  for (const space of spacesOf(world)) {
    const second = 3540 * noise(keyOf(world.seed, space.pageUrl), 'crawl', day);
    yield {
      date: isoDate(day),
      crawling_time: instant(day, hour, second),
      retailer_name: space.retailer.name,
      page_type: space.pageType,
      page_name: space.pageName,
      page_url: space.pageUrl,
      e_retail_media_position: space.position,
      e_retail_media_types: [space.kind],
      ...contentOf(world, space, day),
    };
  }
}

function contentOf(world: World, space: Space, day: Day) {
  const campaign = campaignOf(world, space, day);
  const { headline, category, brands } = campaign;
  const { own, competitor } = labelsOf(campaign);
  return {
    page_preview_image_url: bannerImage({
      colour: brands[0]?.colour ?? SHOP_COLOUR,
      headline,
      line: category?.shelf[space.retailer.language] ?? '',
      pack: category?.pack ?? null,
    }),
    e_retail_media_url: `${siteOf(space.retailer)}/m/${slug(headline)}`,
    own_label_count: own.length,
    competitor_label_count: competitor.length,
    own_labels: own,
    competitor_labels: competitor,
  };
}
