import type { Compared } from '@/components/rankings/use-compared';
import type { Ranking } from '@/lib/client/rankings/ranking';
import { dayQuestion, type Question } from '@/lib/client/rankings/rankings-url';

/** A product with the answer that it is found in. */
export interface Found {
  readonly ranking: Ranking;
  /** The products of that answer. */
  readonly all: readonly Ranking[];
  readonly question: Question;
  /** The same product on the compared day; undefined where none is compared. */
  readonly before: { day: string; places: Ranking['places'] } | undefined;
  /** Only the compared day lists it. */
  readonly gone: boolean;
}

/** In the answer on screen, else on the compared day: a product that left is looked at as well. */
export function findProduct(
  id: string,
  all: readonly Ranking[],
  compared: Compared | null,
  question: Question,
): Found | null {
  const ranking = all.find((one) => one.id === id);
  const earlier = compared?.all.before.find((one) => one.id === id);
  if (ranking) {
    const before = compared ? { day: compared.change.day, places: earlier?.places ?? new Map() } : undefined;
    return { ranking, all, question, before, gone: false };
  }
  if (!compared || !earlier) return null;
  const asked = dayQuestion(question, compared.change.day);
  return { ranking: earlier, all: compared.all.before, question: asked, before: undefined, gone: true };
}
