import * as z from 'zod/mini';
import { quote } from './params';
import type { BannerWeights } from './setting-values';

const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a weight from 0 to 100.`;

/** Apart from the other settings, as Banners reads weights from its address before it shows its first numbers. */
export const bannerWeights: z.ZodMiniType<BannerWeights> = z.record(
  z.string(),
  z.number({ error }).check(z.minimum(0, { error }), z.maximum(100, { error })),
);

const EVEN_TEXT = 'even';

/** Returns weights as texts of an address or of parameters: `HOME_PAGE:3`, or `even` if all weigh the same. */
export function weightTexts(weights: BannerWeights): string[] {
  const texts = Object.entries(weights).map(([type, weight]) => `${type}:${weight}`);
  return texts.length > 0 ? texts : [EVEN_TEXT];
}

/** Parses the texts of weights. Null if there are none, or if one is invalid. */
export function parseWeights(texts: readonly string[]): BannerWeights | null {
  if (texts.length === 0) return null;
  const entries = texts
    .filter((text) => text !== EVEN_TEXT)
    .map((text) => {
      const colon = text.lastIndexOf(':');
      return [text.slice(0, colon), Number(text.slice(colon + 1) || NaN)];
    });
  return bannerWeights.safeParse(Object.fromEntries(entries)).data ?? null;
}
