import * as z from 'zod/mini';
import { integer, labels, record, string, strings } from './column';
import { jsonEndpoint } from './endpoint';
import { firstN, paging } from './endpoint-params';
import { page } from './page';
import { choice, day, RELEVANCES } from './params';

export const bannerColumns = {
  retailer_name: string('retailer'),
  page_type: string('type of the page with the banner'),
  page_name: string('name of the page'),
  page_url: string('URL of the page'),
  page_preview_image_url: string('URL of the screenshot of the page'),
  e_retail_media_position: integer('position of the banner on the page'),
  e_retail_media_url: string('URL of the banner'),
  own_label_count: integer('number of own labels on the banner'),
  competitor_label_count: integer('number of competitor labels on the banner'),
  own_labels: labels('categories and brands of own products on the banner'),
  competitor_labels: labels("categories and brands of competitors' products on the banner"),
  e_retail_media_types: strings('types of the banner'),
};

const banner = record(bannerColumns);
export type Banner = z.infer<typeof banner>;

export const eRetailMedia = jsonEndpoint({
  name: 'e_retail_media',
  title: 'E Retail Media',
  summary: 'Banners of a day with own and competitor labels.',
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
