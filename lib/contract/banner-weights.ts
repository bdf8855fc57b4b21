import * as z from 'zod/mini';
import { quote } from './params';
import type { BannerWeights } from './setting-values';

const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a weight from 0 to 100.`;

/** Apart from the other settings, as Banners reads weights from its address before it shows its first numbers. */
export const bannerWeights: z.ZodMiniType<BannerWeights> = z.record(
  z.string(),
  z.number({ error }).check(z.minimum(0, { error }), z.maximum(100, { error })),
);
