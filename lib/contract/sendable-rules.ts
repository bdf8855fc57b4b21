/** Rules about what a retailer can check. Points of other rules are never sent. */
export const SENDABLE_RULES = ['out_of_stock', 'buybox_lost', 'page_one_lost'] as const;
export type SendableRule = (typeof SENDABLE_RULES)[number];
