import { jsonPost } from '@/lib/client/query/json-post';
import type { Collection, CollectionAction } from '@/lib/contract/collection';
import { rating } from '@/lib/contract/datasets/rating';
import { downloadList } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import { daysFrom } from '@/lib/queries/shared/dates';
import { STACK } from './places';

const { port, from, to } = STACK.collected;
const API = `http://127.0.0.1:${port}/api`;
const ADDRESS = `${API}/collection`;

/** Endpoints of which all sets of the plan are collected. */
const ENDPOINTS = ['price', 'price_competition', 'e_retail_media', 'scorecard', rating.endpoint.name];

/** The sets of search results that pages of the tests read, with the first day: those of categories are left out. */
const SEARCH = 'first_n_products=20&visibility_type=SEARCH';
/** The Overview compares with five earlier days, from 23 June. */
const FIRST_COMPARED = '2026-06-17';
const SETS = [
  { endpoint: 'visibility_scores', params: `${SEARCH}&position_type=OVERALL`, first: from },
  { endpoint: 'visibility_scores', params: `${SEARCH}&position_type=ORGANIC`, first: from },
  { endpoint: 'visibility_scores', params: `${SEARCH}&position_type=SPONSORED`, first: from },
  { endpoint: 'visibility_search_by_product', params: 'position_type=OVERALL', first: from },
  { endpoint: 'visibility_search_by_product', params: 'position_type=ORGANIC', first: FIRST_COMPARED },
  { endpoint: 'visibility_search_by_product', params: 'position_type=SPONSORED', first: FIRST_COMPARED },
];

/** Collects the days of the second dashboard, as users do on Collection. Resolves when they are stored. */
export async function collectDays(): Promise<void> {
  // Files of days are those of the list, which the plan would collect.
  const list = await fetch(`${API}${requestTarget(downloadList, { dataset: rating.name })}`);
  if (!list.ok) throw new Error(`The files were not listed: ${await list.text()}`);
  for (const endpoint of ENDPOINTS) await send({ action: 'collect', endpoint, from, to });
  for (const { endpoint, params, first } of SETS)
    await send({ action: 'retry', rows: daysFrom(first, to).map((day) => ({ endpoint, params, day })) });
  for (let tries = 0; tries < 6000; tries += 1) {
    const { status } = (await (await fetch(ADDRESS)).json()) as Collection;
    if (status.running.length === 0 && status.waiting.tasks === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The days were not collected.');
}

async function send(action: CollectionAction): Promise<void> {
  const response = await fetch(ADDRESS, jsonPost(JSON.stringify(action)));
  if (!response.ok) throw new Error(`The dashboard refused to collect: ${await response.text()}`);
}
