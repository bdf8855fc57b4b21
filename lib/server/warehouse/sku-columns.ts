import 'server-only';

const NOT_STATED = "'-'";

/** Columns that identify an SKU at a retailer in Scorecards and in rating files, which are joined by them. */
export function skuColumns(retailer: 'retailer' | 'retailer_name') {
  return [
    {
      name: 'sku',
      type: 'String',
      sql: `coalesce(nullIf(service_sku_id, ''), nullIf(service_sku_name, ''), ${NOT_STATED})`,
      meaning: 'the SKU, by its name where it has no identifier',
    },
    {
      name: 'sku_name',
      type: 'String',
      sql: "coalesce(nullIf(service_sku_name, ''), nullIf(service_sku_id, ''), 'SKU not stated')",
    },
    {
      name: 'shop',
      type: 'LowCardinality(String)',
      sql: `ifNull(${retailer}, ${NOT_STATED})`,
      meaning: 'the retailer',
    },
    { name: 'id', type: 'String', sql: "concat(sku, '/', shop)", meaning: 'SKU and retailer, the same on every day' },
  ] as const;
}
