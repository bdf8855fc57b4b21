import type { Banner } from '@/lib/contract/e-retail-media';

const IMAGE_FILE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The picture of a banner: the page's preview, else the banner's own address where that names an image file. An address
 * that may be a landing page is never asked for: a person goes there, the page does not.
 */
export function imageAddress({ page_preview_image_url, e_retail_media_url }: Banner): string | null {
  if (page_preview_image_url) return page_preview_image_url;
  return e_retail_media_url && URL.canParse(e_retail_media_url) && IMAGE_FILE.test(new URL(e_retail_media_url).pathname)
    ? e_retail_media_url
    : null;
}
