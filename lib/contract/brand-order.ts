import * as z from 'zod/mini';

/** Number of competitors with a style of their own: seven hues in four line patterns. */
export const STYLED_COMPETITORS = 28;

/**
 * The brands of an account in the order in which styles are assigned. The position of a brand never changes: new
 * brands are appended.
 */
export const brandOrder = z.object({
  own: z.readonly(z.array(z.string())),
  competitors: z.readonly(z.array(z.string())),
});
export type BrandOrder = z.infer<typeof brandOrder>;

export const EMPTY_ORDER: BrandOrder = { own: [], competitors: [] };
