/** Columns that identify products and reviews. They are stored as written, without the blanks around them. */
export const ID_COLUMNS: readonly string[] = [
  'product_id',
  'product_barcode',
  'service_sku_id',
  'review_id',
  'retailer_code',
];

/** Columns with names that group and join rows. */
export const NAME_COLUMNS: readonly string[] = [
  'retailer_name',
  'retailer_country',
  'merchant_name',
  'brand',
  'brand_name',
  'service_sku_name',
  'visibility_source_name',
  'page_type',
  'page_name',
  'sentiment',
];

/** Columns with lists of such names. */
export const NAME_LISTS: readonly string[] = ['main_merchants', 'tags', 'own_labels', 'competitor_labels', 'topics'];
