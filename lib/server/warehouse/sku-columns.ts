import 'server-only';
import { NOT_STATED, namedColumns, WORD } from './fields';

/** Columns that identify an SKU at a retailer in Scorecards and in rating files, which are joined by them. */
export function skuColumns(retailer: 'retailer' | 'retailer_name') {
  return namedColumns({
    /** The SKU, by its name where it has no identifier. */
    sku: ['String', `coalesce(nullIf(service_sku_id, ''), nullIf(service_sku_name, ''), ${NOT_STATED})`],
    sku_name: ['String', "coalesce(nullIf(service_sku_name, ''), nullIf(service_sku_id, ''), 'SKU not stated')"],
    shop: [WORD, `ifNull(${retailer}, ${NOT_STATED})`],
    /** SKU and retailer, the same on every day. */
    id: ['String', "concat(sku, '/', shop)"],
  });
}
