import { isolated } from '@/lib/client/isolated';
import type { PlacementRow } from '@/lib/queries/banners/placements';

/** What no row of this endpoint says: it stands wherever a date might be taken for a clock's. */
export const DATE_NOTE = "The date is the one the service was asked for; the page's own time is not supplied.";

/** How a banner is called: its page, and its place on it. */
export function placeOf({
  page_name,
  e_retail_media_position: position,
}: Pick<PlacementRow, 'page_name' | 'e_retail_media_position'>): string {
  return `${isolated(page_name ?? 'Page without a name')}, ${position === null ? 'position unknown' : `position ${position}`}`;
}

const IMAGE_FILE = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** The preview of the page, or else the banner's own address where that names an image file: a landing page does not. */
export function imageOf({
  page_preview_image_url: preview,
  e_retail_media_url: url,
}: Pick<PlacementRow, 'page_preview_image_url' | 'e_retail_media_url'>): string | null {
  if (preview) return preview;
  return url && URL.canParse(url) && IMAGE_FILE.test(new URL(url).pathname) ? url : null;
}
