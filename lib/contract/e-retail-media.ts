import * as z from 'zod/mini';
import { integer, labels, record, string, strings } from './column';
import { jsonEndpoint } from './endpoint';
import { page } from './page';
import { choice, day, firstN, paging, RELEVANCES } from './params';

export const bannerColumns = {
  retailer_name: string('retailer'),
  page_type: string('kind of page the banner stands on'),
  page_name: string('name of the page'),
  page_url: string('address of the page'),
  page_preview_image_url: string('picture of the page'),
  e_retail_media_position: integer('place of the banner on the page'),
  e_retail_media_url: string('address of the banner'),
  own_label_count: integer('own products on the banner'),
  competitor_label_count: integer("competitors' products on the banner"),
  own_labels: labels('what the own products are'),
  competitor_labels: labels("what the competitors' products are"),
  e_retail_media_types: strings('kinds of banner'),
};

export const banner = record(bannerColumns);
export type Banner = z.infer<typeof banner>;

export const eRetailMedia = jsonEndpoint({
  name: 'e_retail_media',
  title: 'E Retail Media',
  summary: 'The banners of a day, with own and competitor labels.',
  path: '/e-retail-media',
  paged: true,
  params: z.object({
    date: day('Day of the banners'),
    first_n_e_retail_media: firstN('banners'),
    relevance: z._default(choice('Banners with own or competitor products, or all', RELEVANCES), 'RELEVANT'),
    ...paging(),
  }),
  response: page(banner),
});
