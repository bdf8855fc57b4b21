import * as z from 'zod/mini';
import { scorecards as view } from '@/lib/datasets/scorecards/view';
import { query } from '../query';

/** A scorecard that had an answer. */
export interface NamedScorecard {
  /** '' for the first available one, which the service does not name. */
  title: string;
  /** Its newest day with rows. */
  newest: string;
}

/** The scorecards that had an answer with rows, the default one first. The service has no list of them. */
export const scorecards = query({
  name: 'scorecards/scorecards',
  params: z.object({}),
  needs: () => [],
  readsVariants: true,
  async answer(_, run): Promise<NamedScorecard[]> {
    const newest = new Map<string, string>();
    for (const { params, day } of await run.variants(view)) {
      const title = params.scorecard_title ?? '';
      const newestDay = newest.get(title);
      if (newestDay === undefined || newestDay < day) newest.set(title, day);
    }
    return [...newest].map(([title, day]) => ({ title, newest: day })).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  },
});
