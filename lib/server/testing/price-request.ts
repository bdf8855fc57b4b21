import type { RequestListener } from 'node:http';
import { expect } from 'vitest';
import { price } from '@/lib/contract/price';
import type { Problem } from '@/lib/contract/problem';
import { fetchJson } from '../service/fetch-json';
import type { Service } from '../service/service';
import { pageOf } from './fake-pages';
import { sendJson } from './fake-upstream';

/** Answers a request of prices with a page of two rows. */
export const answerPrices: RequestListener = (_, response) => sendJson(response, pageOf(2, 10, 1));

/** Requests the prices of a day as a waiting user does. */
export const requestPrices = (service: Service, signal?: AbortSignal) =>
  fetchJson(service, price, { date: '2026-06-30' }, { priority: 'person', signal });

/** Returns the problem that a request fails with. */
export const problemOf = (request: Promise<unknown>): Promise<Problem> =>
  request.then(
    () => expect.unreachable('an answer'),
    (error) => error.problem,
  );
