import type { Compared } from '@/components/rankings/use-compared';
import { type Ranking, shopOf } from '@/lib/client/rankings/ranking';
import { dayQuestion, type Question } from '@/lib/client/rankings/rankings-url';

/** What the compared day says of a product: one that it does not list has its retailer's word alone. */
export interface Before extends Pick<Ranking, 'places' | 'shop' | 'told'> {
  readonly day: string;
}

/** A product with the answer that it is found in. */
export interface Found {
  readonly ranking: Ranking;
  /** The products of that answer. */
  readonly all: readonly Ranking[];
  readonly question: Question;
  /** The same product on the compared day; undefined where none is compared. */
  readonly before: Before | undefined;
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
    return { ranking, all, question, before: compared ? beforeOf(ranking, earlier, compared) : undefined, gone: false };
  }
  if (!compared || !earlier) return null;
  const asked = dayQuestion(question, compared.change.day);
  return { ranking: earlier, all: compared.all.before, question: asked, before: undefined, gone: true };
}

function beforeOf({ item }: Ranking, earlier: Ranking | undefined, { all, change: { day } }: Compared): Before {
  if (earlier) return { ...earlier, day };
  const neighbour = all.before.find((one) => shopOf(one.item) === shopOf(item));
  return { day, places: new Map(), told: [], shop: neighbour?.shop ?? new Map() };
}
