/** Recommended columns of a dataset. */
interface Useful {
  readonly columns: readonly string[];
  /** Consequence of their absence. */
  readonly without: string;
}

export interface Requirements {
  /** Columns that must not be null or blank in any row, in addition to those of its day and hour. */
  readonly required: readonly string[];
  readonly useful: readonly Useful[];
}

const SKU: Useful = {
  columns: ['service_sku_id', 'service_sku_name', 'product_barcode'],
  without: 'the same product is not recognised at two retailers, and is shown by its id at the retailer',
};
const BRAND: Useful = {
  columns: ['brand', 'is_own_product'],
  without: 'own products and competitors are not told apart',
};
const OFFER: readonly Useful[] = [
  SKU,
  BRAND,
  { columns: ['product_price'], without: 'there is no price to compare' },
  { columns: ['product_price_2'], without: 'there are no discounts and no RRP indices' },
  { columns: ['in_stock'], without: 'it is not known what is out of stock' },
  { columns: ['merchant_name', 'is_buybox'], without: 'it is not known which merchant has the buybox' },
];
const REVIEWED: readonly Useful[] = [
  { columns: ['review_date'], without: 'the review belongs to no period' },
  { columns: ['service_sku_id', 'brand'], without: 'the review is not counted with the rating of its product' },
];

/** Required and recommended columns of each dataset. */
export const requirements: Readonly<Record<string, Requirements>> = {
  rating: {
    required: ['product_id', 'retailer_name'],
    useful: [SKU, BRAND, { columns: ['product_rating', 'rating_count'], without: 'there is no rating to weigh' }],
  },
  review: {
    required: ['product_id', 'retailer_name', 'review_id'],
    useful: [{ columns: ['review_rating'], without: 'its stars are not known' }, ...REVIEWED],
  },
  review_text: {
    required: ['product_id', 'retailer_name', 'review_id'],
    useful: [{ columns: ['review_text'], without: 'there is nothing to read' }, ...REVIEWED],
  },
  review_sentiment: {
    required: ['product_id', 'retailer_name', 'review_id'],
    useful: [{ columns: ['sentiment', 'topics'], without: 'the file has nothing to show' }, ...REVIEWED],
  },
  price: { required: ['product_id', 'retailer_name'], useful: OFFER },
  price_hourly: { required: ['product_id', 'retailer_name'], useful: OFFER },
  // Its columns are not promised, and content may apply to a product at all retailers, so files without retailers
  // exist.
  content_detail: {
    required: ['product_id'],
    useful: [SKU, { columns: ['retailer_name'], without: 'its retailer is not known' }],
  },
  visibility_listing: {
    required: ['visibility_type', 'visibility_source_name', 'retailer_name', 'product_id', 'combined_position'],
    useful: [
      { columns: ['position', 'is_sponsored'], without: 'organic and sponsored visibility are not known' },
      { columns: ['brand_name'], without: 'there is no share of search' },
      { columns: ['retailer_code'], without: 'the shelf is found by a retailer definition alone' },
    ],
  },
  // A banner has no product, and several banners of a page may lack an address.
  e_retail_media: {
    required: ['retailer_name'],
    useful: [
      { columns: ['e_retail_media_url', 'page_name'], without: 'a banner is not recognised on another day' },
      { columns: ['own_label_count', 'competitor_label_count'], without: 'there is no banner share' },
      { columns: ['own_labels', 'competitor_labels'], without: 'the brands of a banner are not known' },
    ],
  },
};
