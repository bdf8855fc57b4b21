'use client';

import { useState } from 'react';
import type { Question } from '@/components/shelf/place';
import { fetchSet } from '@/lib/client/ndjson-stream';
import { callsPerSet, useKept } from '@/lib/client/use-kept';
import { type Holding, useHeld } from '@/lib/client/use-sets';
import { type ParamsOf, requestTarget } from '@/lib/contract/endpoint';
import type { Kept } from '@/lib/contract/kept';
import { type SearchProduct, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

type RanksQuestion = Pick<ParamsOf<typeof visibilitySearchByProduct>, 'start_date' | 'end_date' | 'position_type'>;

interface RetailerRanks {
  url: string;
  items: readonly SearchProduct[];
  fetchedAt: string;
}

/**
 * The products of one retailer with their ranks on the shelf's day: all others of the large answer are let go. Loaded by
 * itself where our server has the answer; else a person asks for it, knowing what it costs.
 */
export function useRanks({ date, retailer_code, position_type }: Question) {
  const [wanted, setWanted] = useState(false);
  const question: RanksQuestion = { start_date: date, end_date: date, position_type };
  const url = `/api${requestTarget(visibilitySearchByProduct, question)}`;
  const kept = useKept(visibilitySearchByProduct);
  const free = kept.kind === 'content' && isFree(kept.data, question);
  const { sets, loading, problem, retry } = useHeld([{ url, ask: free || wanted }], holdingOf(retailer_code));
  return {
    question,
    ranks: sets.get(url) ?? null,
    loading: loading > 0 || kept.kind === 'loading',
    problem,
    retry,
    /** What asking costs, `known` by other days; null until it is clear what is kept. */
    cost:
      kept.kind === 'content'
        ? { calls: callsPerSet(kept.data, kept.data.answers), known: kept.data.answers.length > 0 }
        : null,
    ask: () => setWanted(true),
  };
}

function holdingOf(retailer: string): Holding<RetailerRanks> {
  return {
    name: `ranks-at ${retailer}`,
    load: async (url, options) => {
      const { rows, meta } = await fetchSet<SearchProduct>(url, options);
      return { url, items: rows.filter(({ retailer_code }) => retailer_code === retailer), fetchedAt: meta.fetchedAt };
    },
  };
}

function isFree({ answers }: Kept, question: RanksQuestion): boolean {
  const asked = Object.entries(question);
  return answers.some(({ params, free }) => free && asked.every(([name, value]) => params[name] === value));
}
