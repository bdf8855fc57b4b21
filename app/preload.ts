import 'server-only';
import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import { answerOptions } from '@/lib/client/query/answer-options';
import { jsonKey } from '@/lib/client/query/json-key';
import { createQueryClient } from '@/lib/client/query/query-client';
import { savedOptions } from '@/lib/client/query/saved-options';
import { settingsOptions } from '@/lib/client/query/settings-options';
import type { SavedList } from '@/lib/contract/saved-items';
import type { Answered } from '@/lib/queries/answer';
import { type AnswerOf, type ParamsOf, type QueryName, queryNamed } from '@/lib/queries/registry';
import { readSettings } from '@/lib/server/account/account-settings';
import { readSaved } from '@/lib/server/account/saved-items';
import { database } from '@/lib/server/base/database';
import { readParams } from '@/lib/server/query/params';
import { reader } from '@/lib/server/query/reader';
import { runQueryHere } from '@/lib/server/query/run-query';
import { readStatus } from '@/lib/server/routes/status';
import { accountOf } from '@/lib/server/service/account';
import { problemOfError } from '@/lib/server/service/problem-of-error';
import { service } from '@/lib/server/service/service';

export interface Preload {
  /**
   * Runs a query for the page. Null if it failed, timed out, or waits for signals; its panel then requests it in the
   * browser and shows the problem.
   */
  load<Name extends QueryName>(name: Name, params: ParamsOf<Name>): Promise<AnswerOf<Name> | null>;
  /** Loads another value under the address at which panels request it in the browser. Null if it failed. */
  value<Value>(url: string, make: () => Promise<Value>): Promise<Value | null>;
  /** Loads the status, which panels poll. */
  status(): Promise<void>;
  /** Loads the settings of the account. */
  settings(): Promise<void>;
  /** Loads a list that the account has saved. */
  saved(list: SavedList): Promise<void>;
  /** Waits for other work of the page on the engine. Null if it timed out. */
  within<Value>(work: Promise<Value>): Promise<Value | null>;
  /** State for `ServerAnswers`. */
  state(): DehydratedState;
}

/** Time limit of all first answers of a page together, in milliseconds. */
const PATIENCE = 1_500;

/**
 * Creates the loader of a page's first answers. It uses only the engine, so that the numbers are in the HTML before any
 * script.
 */
export function createPreload(): Preload {
  const client = createQueryClient();
  const end = Date.now() + PATIENCE;
  return {
    async load<Name extends QueryName>(name: Name, params: ParamsOf<Name>) {
      const query = queryNamed(name);
      if (!query) return null;
      const signal = AbortSignal.timeout(Math.max(0, end - Date.now()));
      try {
        const run = async () => runQueryHere(query, readParams(query.params, params), await reader(signal));
        const answered = await inTime(run(), signal);
        if (answered === null) return null;
        client.setQueryData(answerOptions(name, params).queryKey, answered as Answered<AnswerOf<Name>>);
        return answered.answer as AnswerOf<Name>;
      } catch (error) {
        // The panel asks again and shows the problem. This logs an unexpected error.
        if (!signal.aborted) problemOfError(error);
        return null;
      }
    },
    async value<Value>(url: string, make: () => Promise<Value>) {
      const signal = AbortSignal.timeout(Math.max(0, end - Date.now()));
      try {
        const value = await inTime(make(), signal);
        if (value !== null) client.setQueryData(jsonKey(url), value);
        return value;
      } catch (error) {
        if (!signal.aborted) problemOfError(error);
        return null;
      }
    },
    async status() {
      const signal = AbortSignal.timeout(Math.max(0, end - Date.now()));
      const status = await inTime(readStatus(), signal).catch(() => null);
      if (status !== null) client.setQueryData(['status'], status);
    },
    async settings() {
      const signal = AbortSignal.timeout(Math.max(0, end - Date.now()));
      const read = async () => readSettings(await database(), accountOf(service()));
      const settings = await inTime(read(), signal).catch(() => null);
      if (settings !== null) client.setQueryData(settingsOptions.queryKey, settings);
    },
    async saved(list) {
      const signal = AbortSignal.timeout(Math.max(0, end - Date.now()));
      const readItems = async () => readSaved(await database(), accountOf(service()), list);
      const items = await inTime(readItems(), signal).catch(() => null);
      if (items !== null) client.setQueryData(savedOptions(list).queryKey, items);
    },
    within: (work) => inTime(work, AbortSignal.timeout(Math.max(0, end - Date.now()))),
    state: () => dehydrate(client),
  };
}

/** Resolves to null if the time limit passes first. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  // The caller has timed out; ignore late failures.
  work.catch(() => undefined);
  return Promise.race([
    work,
    new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true })),
  ]);
}
