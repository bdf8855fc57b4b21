/** Number of competitors with their own style: seven hues in four line patterns. */
export const STYLED_COMPETITORS = 28;

/**
 * The brands of an account in the order in which styles are assigned. New brands are appended, so that the position of
 * a brand never changes.
 */
export interface BrandOrder {
  own: readonly string[];
  competitors: readonly string[];
}

export const EMPTY_ORDER: BrandOrder = { own: [], competitors: [] };
