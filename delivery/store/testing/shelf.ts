/** Returns the listings of a shelf by brand, in order. Every nth is sponsored. Ranks follow the specification. */
export function sponsoredEvery(
  nth: number,
  brands: readonly (string | null)[],
  crawling_time = '2026-03-31T07:00:00Z',
) {
  const ranks = { organic: 0, sponsored: 0 };
  return brands.map((brand_name, i) => {
    const is_sponsored = (i + 1) % nth === 0;
    return {
      product_id: `P${i + 1}`,
      brand_name,
      is_sponsored,
      position: is_sponsored ? ++ranks.sponsored : ++ranks.organic,
      combined_position: i + 1,
      page_no: Math.floor(i / 5) + 1,
      crawling_time,
    };
  });
}
