import 'server-only';
import { dehydrate, type QueryKey } from '@tanstack/react-query';
import { answerOptions } from '@/lib/client/query/answer-options';
import { jsonKey } from '@/lib/client/query/json-key';
import { createQueryClient } from '@/lib/client/query/query-client';
import { savedOptions } from '@/lib/client/query/saved-options';
import { settingsOptions } from '@/lib/client/query/settings-options';
import type { SavedList } from '@/lib/contract/saved-items';
import { type AnswerOf, type ParamsOf, type QueryName, queryNamed } from '@/lib/queries/registry';
import { readSettings } from '@/lib/server/account/account-settings';
import { readSaved } from '@/lib/server/account/saved-items';
import { database } from '@/lib/server/base/database';
import { readParams } from '@/lib/server/query/params';
import { reader } from '@/lib/server/query/reader';
import { runQueryHere } from '@/lib/server/query/run-query';
import { readStatus } from '@/lib/server/routes/status';
import { problemOfError } from '@/lib/server/service/problem-of-error';
import { configuredAccount } from '@/lib/server/service/service';

interface PreloadOptions {
  /** Time limit of all first answers of a page together, in milliseconds. */
  patience?: number;
  /** Whether missing days are collected. */
  collects?: boolean;
}

export type Preloading = ReturnType<typeof createPreload>;

/**
 * Creates the loader of a page's first answers. It uses only the engine, so that the numbers are in the HTML before any
 * script. What fails or takes too long is null. Its panel then requests it in the browser and shows the problem.
 */
export function createPreload({ patience = 1_500, collects = true }: PreloadOptions = {}) {
  const client = createQueryClient();
  const end = Date.now() + patience;
  const timeLeft = () => AbortSignal.timeout(Math.max(0, end - Date.now()));

  /** Reads a value and stores it under the key by which the browser has it. */
  async function store<Value>(
    queryKey: QueryKey,
    read: (signal: AbortSignal) => Promise<Value | null>,
  ): Promise<Value | null> {
    const signal = timeLeft();
    try {
      const value = await inTime(read(signal), signal);
      if (value !== null) client.setQueryData(queryKey, value);
      return value;
    } catch (error) {
      // Logs an unexpected error.
      if (!signal.aborted) problemOfError(error);
      return null;
    }
  }

  return {
    /** Runs a query for the page. Also null while it waits for signals. */
    async load<Name extends QueryName>(name: Name, params: ParamsOf<Name>): Promise<AnswerOf<Name> | null> {
      const query = queryNamed(name);
      if (!query) return null;
      const answered = await store(answerOptions(name, params).queryKey, async (signal) =>
        runQueryHere(query, readParams(query.params, params), await reader(signal, { collects })),
      );
      return answered && (answered.answer as AnswerOf<Name>);
    },
    /** Loads a value under the address at which panels request it in the browser. */
    value: <Value>(url: string, read: () => Promise<Value>) => store(jsonKey(url), read),
    /** Loads the status, which panels poll. */
    status: () => store(['status'], readStatus),
    /** Loads the settings of the account. */
    settings: () => store(settingsOptions.queryKey, async () => readSettings(await database(), configuredAccount())),
    /** Loads a list that the account has saved. */
    saved: (list: SavedList) =>
      store(savedOptions(list).queryKey, async () => readSaved(await database(), configuredAccount(), list)),
    /** Waits for other work of the page on the engine. Null if it timed out. */
    within: <Value>(work: Promise<Value>) => inTime(work, timeLeft()),
    /** State for `ServerAnswers`. */
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
