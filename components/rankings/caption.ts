import type { Rankings } from '@/components/rankings/use-rankings';
import { BASIS_WORDS } from '@/components/rankings/words';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { type Basis, judgedBasis } from '@/lib/client/rankings/place';
import type { POSITION_TYPES } from '@/lib/contract/params';

/** What is counted, by which rank, and what targets are held against. */
export function captionOf(
  { shown, matrix }: Pick<Rankings, 'shown' | 'matrix'>,
  positionType: (typeof POSITION_TYPES)[number],
  basis: Basis,
  format: Format,
): string {
  const judged = judgedBasis(positionType);
  return [
    `${counted(shown.length, 'product', format)}, ${counted(matrix.keywords.length, 'keyword', format)}`,
    `rank ${BASIS_WORDS[basis].short.toLowerCase()}`,
    judged !== basis && `targets are held against the rank ${BASIS_WORDS[judged].short.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
