import type { Placement } from '@/delivery/sample/catalogue/placement';
import { sizeText } from '@/delivery/sample/catalogue/sku';
import { packImage } from '@/delivery/sample/images';
import { noise } from '@/delivery/sample/noise';
import { bullets, descriptions } from '@/delivery/sample/words/content';
import type { World } from '@/delivery/sample/world';
import type { FileRowOf } from '@/lib/contract/column';
import type { contentDetail } from '@/lib/contract/datasets/content-detail';
import { crawlingTime, type Session, sessionTime } from './crawl';
import { productFields } from './product-fields';

type ContentRow = FileRowOf<typeof contentDetail.columns>;

/** Yields the content of all product pages in a session. */
export function* contentDetailRows(world: World, session: Session): Generator<ContentRow> {
  for (const placement of world.placements) {
    const { sku, retailer } = placement;
    const page = pageOf(placement, session);
    yield {
      product_id: placement.productId,
      retailer_name: retailer.name,
      title: placement.title,
      ...page,
      category_path: `${sku.category.shelf[retailer.language]} > ${sku.category.variants[sku.variant]?.[retailer.language]}`,
      content_score: scoreOf(placement.title, page),
      crawling_time: crawlingTime(world, session, placement),
      session_time: sessionTime(session),
      ...productFields(placement),
      product_barcode: retailer.sparse ? null : sku.barcode,
    };
  }
}

type Page = Pick<ContentRow, 'description' | 'bullet_points' | 'image_urls' | 'image_count' | 'video_count'>;

/** Returns the content of a page, which changes every six weeks. */
function pageOf(placement: Placement, { day }: Session): Page {
  const { key, retailer, title } = placement;
  const edit = Math.floor((day + noise(key, 'edit day') * 42) / 42);
  const care = (retailer.sparse ? 0.2 : 0.6) + 0.4 * noise(key, 'care', edit);
  const pickSome = <T>(list: readonly T[], purpose: string) =>
    list.slice(0, Math.round(list.length * care * noise(key, purpose, edit) + 0.5));
  const images = Array.from({ length: 1 + Math.floor(care * 4 * noise(key, 'images', edit)) }, (_, i) =>
    picture(placement, i),
  );
  return {
    description:
      care < 0.25 ? null : [`${title}.`, ...pickSome(descriptions[retailer.language], 'description')].join(' '),
    bullet_points: retailer.sparse ? [] : pickSome(bullets[retailer.language], 'bullets'),
    image_urls: images,
    image_count: images.length,
    video_count: retailer.sparse ? null : noise(key, 'video', edit) < 0.15 ? 1 : 0,
  };
}

/** Returns the nth picture. The first shows the pack, others their number. */
function picture({ sku, retailer }: Placement, nth: number): string {
  if (nth === 0) return sku.image;
  const caption = `${sizeText(sku.size, retailer.language)} · ${nth + 1}`;
  const { category, brand, key } = sku;
  return packImage({
    pack: category.pack,
    colour: brand.colour,
    brand: brand.name,
    caption,
    tone: noise(key, 'tone', nth),
  });
}

/** Returns the completeness from 0 to 100: title 20, description 20, points up to 30, pictures up to 24, a video 6. */
function scoreOf(title: string, { description, bullet_points, image_urls, video_count }: Page): number {
  const ofTitle = Math.min(20, title.length / 2);
  const ofDescription = Math.min(20, (description?.length ?? 0) / 6);
  const points = Math.min(30, bullet_points.length * 6) + Math.min(24, image_urls.length * 6) + (video_count ? 6 : 0);
  return Math.round((ofTitle + ofDescription + points) * 10) / 10;
}
