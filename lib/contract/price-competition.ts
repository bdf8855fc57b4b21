import * as z from 'zod/mini';
import { boolean, float, integer, record, string, tags } from './column';
import { competitionRequest } from './competition-request';
import { jsonEndpoint } from './endpoint';

export const SIDES = ['base', 'benchmark'] as const;
export type SideName = (typeof SIDES)[number];

export const productColumns = {
  brand_name: string('brand'),
  barcode: string('barcode'),
  csku_title: string('SKU title'),
  csku_id: string('SKU identifier'),
  product_image_url: string('product image'),
  product_url: string('product detail page URL'),
  product_id: string('product identifier at the retailer'),
  is_customer_brand: boolean("the customer's own brand"),
  tags: tags('tag objects'),
};

export const sideColumns = {
  group_type: string('type of the group, for example STATIC_GROUP'),
  name: string('name of the side'),
  number_of_products: integer('number of products on this side'),
  retailer: string('retailer'),
  merchant_type: string('offer that is compared, for example BUYBOX'),
};

/** One side of a comparison: a product or a group of products at a retailer. */
const side = z.extend(record(sideColumns), { product: z.nullable(record(productColumns)) });
export type Side = z.infer<typeof side>;

/** RRP and RSP values are strings in the specification. */
export const indexSideColumns = {
  status: string('for example NO_DATA'),
  rrp_value: string('list price'),
  rsp_value: string('selling price'),
};

export const indexColumns = {
  rrp_index: float('index of the list prices'),
  rrp_positivity: string('verdict on the list price index'),
  rsp_index: float('index of the selling prices'),
  rsp_positivity: string('verdict on the selling price index'),
  rrp_depth_of_promotion: float('promotion depth, list price index'),
  rsp_depth_of_promotion: float('promotion depth, selling price index'),
};

const indexSide = record(indexSideColumns);
const indexBlock = z.extend(record(indexColumns), { base: indexSide, benchmark: indexSide });

export const minInfoColumns = {
  is_min_price: boolean('the price is the lowest among the merchants'),
  min_merchant: string('merchant with the lowest price'),
  is_min_price_2: boolean('the second price is the lowest among the merchants'),
  min_merchant_2: string('merchant with the lowest second price'),
};
const minInfo = record(minInfoColumns);

export const rowColumns = {
  base: float('selling price of the base'),
  base_2: float('list price of the base'),
  benchmark: float('selling price of the benchmark'),
  benchmark_2: float('list price of the benchmark'),
  base_status: string('for example NO_DATA'),
  benchmark_status: string('for example NO_DATA'),
  index: float('price index'),
  rsp_index: float('selling price index'),
  rrp_index: float('list price index'),
  positivity: string('verdict, for example POSITIVE'),
  rsp_positivity: string('verdict on the selling price index'),
  rrp_positivity: string('verdict on the list price index'),
  depth_of_promotion: float('promotion depth of the base'),
};

const dataRow = z.extend(record(rowColumns), {
  standard: z.nullable(indexBlock),
  with_oos: z.nullable(indexBlock),
  base_min_info: z.nullable(minInfo),
  benchmark_min_info: z.nullable(minInfo),
});
export type DataRow = z.infer<typeof dataRow>;

const dateBucket = z.object({
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  data: z.array(dataRow),
});

export const bandColumns = {
  target_min: float('lower edge of the target band'),
  target_max: float('upper edge of the target band'),
  margin: float('largest distance from the band that is near target'),
};

const competition = z.object({
  competition_id: z.nullable(z.uuid()),
  base: side,
  benchmark: side,
  coloring_levels: z.nullable(record(bandColumns)),
  date_buckets: z.array(dateBucket),
});
export type Competition = z.infer<typeof competition>;

export const priceCompetition = jsonEndpoint({
  name: 'price_competition',
  title: 'Price Competition',
  summary: 'Price indices of a page of competitions over time.',
  path: '/price-competition/{customer_page_id}',
  paged: false,
  params: competitionRequest,
  response: z.object({ competitions: z.array(competition) }),
});
