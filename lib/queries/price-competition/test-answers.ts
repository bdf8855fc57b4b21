/** Answers of Price Competition for tests, with defaults for fields that a test does not set. */

interface Given {
  competition_id?: string | null;
  base?: Record<string, unknown>;
  benchmark?: Record<string, unknown>;
  coloring_levels?: Record<string, unknown> | null;
  date_buckets: object[];
  [unknown: string]: unknown;
}

const side = (name: string, brand_name: string, own: boolean) => ({
  group_type: 'STATIC_GROUP',
  name,
  number_of_products: 1,
  retailer: 'Korbina DE',
  merchant_type: 'BUYBOX',
  product: { brand_name, is_customer_brand: own, csku_id: `${brand_name}-1`, tags: [] },
});

/** Returns a competition at one retailer between an own product and a competitor's, target 98 to 102, margin 5. */
export function competition({ base, benchmark, ...over }: Given) {
  return {
    competition_id: '6f1c2b5e-0000-4000-8000-000000000001',
    coloring_levels: { target_min: 98, target_max: 102, margin: 5 },
    ...over,
    base: { ...side('Velquin Soap', 'Velquin', true), ...base },
    benchmark: { ...side('Fenwarra Soap', 'Fenwarra', false), ...benchmark },
  };
}

export function bucket(start_date: string, ...data: object[]) {
  return { start_date, end_date: start_date, data };
}

interface Row {
  index?: number | null;
  verdict?: string | null;
  base?: string | null;
  benchmark?: string | null;
  /** Price over all offers. Defaults to the price in stock. */
  baseAll?: string | null;
  benchmarkAll?: string | null;
  baseStatus?: string;
  depth?: number | null;
  baseList?: string | null;
  /** The cheapest merchant of the base, and whether the price is its. */
  baseCheapest?: string | null;
  isLowest?: boolean | null;
}

/** Returns a row of a bucket. Prices are texts, as in the specification. */
export function row({ index = null, verdict, base = null, benchmark = null, ...over }: Row) {
  const { baseAll = base, benchmarkAll = benchmark, baseStatus = 'AVAILABLE', depth = null, baseList = null } = over;
  const block = (basePrice: string | null, benchmarkPrice: string | null) => ({
    rsp_index: index,
    rsp_positivity: verdict ?? (index === null ? 'NO_DATA' : 'POSITIVE'),
    rsp_depth_of_promotion: depth,
    base: { status: baseStatus, rsp_value: basePrice, rrp_value: baseList },
    benchmark: { status: 'AVAILABLE', rsp_value: benchmarkPrice, rrp_value: null },
  });
  return {
    standard: block(base, benchmark),
    with_oos: over.baseAll === undefined ? null : block(baseAll, benchmarkAll),
    ...(over.baseCheapest !== undefined && {
      base_min_info: { is_min_price: over.isLowest ?? null, min_merchant: over.baseCheapest },
    }),
  };
}
