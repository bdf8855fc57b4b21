import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { FormatProvider } from '@/lib/client/format/use-format';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { ExportRequest } from '@/lib/contract/export';
import { DEFAULT_SETTINGS } from '@/lib/contract/setting-values';
import type { Coverage, Provenance } from '@/lib/queries/answer';
import type { QueryName } from '@/lib/queries/registry';

/** Answers of the server by query. Others are null. */
export type Answers = { [Name in QueryName]?: unknown };

interface Served extends Pick<Coverage, 'endpoint' | 'from' | 'to' | 'states'> {
  /** Settings of the account that differ from the defaults. */
  settings?: Partial<typeof DEFAULT_SETTINGS>;
  provenance?: readonly Partial<Provenance>[];
}

/**
 * Serves answers in each test of a file.
 *
 * @returns the requests of a query in the current test, the parameters of the newest one, and the requests for exports
 */
export function serveAnswers(answers: Answers, { settings, provenance = [], ...days }: Served) {
  const requests: URL[] = [];
  const exports: ExportRequest[] = [];
  const need = { need: 'today', rows: 1, total: 1, pending: false, offeredCalls: null, problem: null };
  beforeEach(() => {
    requests.length = 0;
    exports.length = 0;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      const url = new URL(path, 'http://local');
      requests.push(url);
      if (url.pathname === '/api/export') exports.push(JSON.parse(String(init?.body)));
      if (['/api/status', '/api/export'].includes(url.pathname)) return new Promise(() => undefined);
      if (url.pathname === '/api/saved') return Promise.resolve(ownJson([]));
      if (url.pathname === '/api/settings')
        return Promise.resolve(ownJson({ values: { ...DEFAULT_SETTINGS, ...settings }, changedAt: {} }));
      const answer = answers[url.pathname.replace('/api/query/', '') as QueryName] ?? null;
      return Promise.resolve(ownJson({ answer, coverage: [{ ...need, ...days }], provenance }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const requestsOf = (name: QueryName) => requests.filter(({ pathname }) => pathname === `/api/query/${name}`);
  return { requestsOf, exports, paramsOf: (name: QueryName) => requestsOf(name).at(-1)?.searchParams };
}

/** Renders a page, or a part of one, with this search in its address. Returns a user. */
export function renderPage(page: ReactNode, searchParams = '') {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NuqsTestingAdapter searchParams={searchParams} hasMemory>
        <FormatProvider locale="en">{page}</FormatProvider>
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** Exports the table on screen as a workbook, and returns what the workbook states about it. */
export async function exportFacts(user: ReturnType<typeof renderPage>, exports: readonly ExportRequest[]) {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(exports).not.toHaveLength(0));
  return exports.at(-1)?.facts;
}

/** Returns the answer of a table. */
export const table = (...rows: object[]) => ({ rows, total: rows.length, offset: 0, sort: '' });

/** Returns a figure: the last day, and the days before it. */
export const figure = (value: number | null, over: object = {}) => ({
  ...{ value, part: null, whole: null, before: null, trend: [], ...over },
});

/** Returns a tile with the value 1. */
export const tile = (name: string, title: string, over: object = {}) => ({
  ...{ name, title, definition: `${title}.`, unit: 'count', better: null, of: null, ...figure(1, over) },
});
