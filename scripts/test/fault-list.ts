/** A fault of the source that a test must detect. */
export interface Fault {
  /** What users would see. */
  title: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  text: string;
  replacement: string;
  /** Path of the contract test. */
  test: string;
  /** Full title of the failing test, or a part of it. */
  fails: string;
  /** A part of the titles of tests that it needs, such as of its group. */
  needs?: string;
}

const DELIVERY: readonly Fault[] = [
  {
    title: 'A download that resumes starts at byte 0',
    file: 'delivery/files/range.ts',
    text: ': { start, end };',
    replacement: ': { start: 0, end };',
    test: 'delivery/http/ranges.contract.ts',
    fails: 'resumes a broken download',
  },
  {
    title: 'A download resumes with bytes of another version',
    file: 'delivery/files/conditions.ts',
    text: 'ifRange === undefined || ifRange.trim() === etag',
    replacement: 'ifRange !== etag || ifRange === etag',
    test: 'delivery/http/ranges.contract.ts',
    fails: 'of another version is the whole file',
  },
  {
    title: 'Customers share one rate limit',
    file: 'delivery/http/rate-limit.ts',
    text: 'keyGenerator: (request) => customerOf(request).id',
    replacement: "keyGenerator: () => 'all'",
    test: 'delivery/http/service.contract.ts',
    fails: 'counts each key separately and sends Retry-After',
  },
  {
    title: 'An unknown key is not refused',
    file: 'delivery/http/auth.ts',
    text: 'if (!customer) throw keyRefused();',
    replacement: '',
    test: 'delivery/http/auth.contract.ts',
    fails: 'gets 401 and no data from price',
  },
  {
    title: 'Invalid parameters are accepted',
    file: 'delivery/http/params-of.ts',
    text: 'if (!parsed.ok) throw paramsRefused(parsed.errors);',
    replacement: 'if (!parsed.ok) return {} as never;',
    test: 'delivery/http/params.contract.ts',
    fails: 'price refuses a request without date',
  },
  {
    title: 'A truncated file replaces a complete hour',
    file: 'delivery/import/refuse-shrinking.ts',
    text: 'rows * 2 < before',
    replacement: 'rows * 2000 < before',
    test: 'delivery/import/import.contract.ts',
    fails: 'is only replaced on request, and the rows before and after are reported',
  },
  {
    title: 'A concurrent import overwrites another',
    file: 'delivery/loads/publish.ts',
    text: 'if (base !== undefined && base !== (before?.loadId ?? null))',
    replacement: 'if (base !== undefined && base === -1)',
    test: 'delivery/loads/loads.contract.ts',
    fails: 'accepts the first import, and refuses the other',
  },
  {
    title: 'An equal import counts as a change',
    file: 'delivery/loads/publish.ts',
    text: 'const changed = comparisons.filter(({ hash, hashBefore }) => hash !== hashBefore);',
    replacement: 'const changed = comparisons;',
    test: 'delivery/loads/loads.contract.ts',
    fails: 'of the same content changes nothing and leaves no rows',
    needs: 'a load ',
  },
];

const ENGINE: readonly Fault[] = [
  {
    title: 'A web page can query the engine',
    file: 'engine/http/access.ts',
    text: 'if (request.headers.origin !== undefined)',
    replacement: 'if (request.headers.origin === null)',
    test: 'engine/access.contract.ts',
    fails: 'is refused when a web page sends it',
  },
];

const COLLECTOR: readonly Fault[] = [
  {
    title: 'The plan uses up the calls that are reserved for users',
    file: 'lib/server/service/budget.ts',
    text: 'Math.max(1, rate.calls - Math.ceil(rate.calls / 5))',
    replacement: 'rate.calls',
    test: 'lib/server/collect/ten-calls.contract.ts',
    fails: 'collects today first, after requests of users',
  },
  {
    title: 'An answer is requested again while it is written',
    file: 'lib/server/collect/fetch-set.ts',
    text: 'if (arrived && !refetch)',
    replacement: 'if (arrived && refetch)',
    test: 'lib/server/collect/fetch-set.contract.ts',
    fails: 'does not request a set again while it is written, unless it is refetched',
  },
  {
    title: 'A set that changed between its pages is stored',
    file: 'lib/server/collect/load-pages.ts',
    text: 'return !isTotalStable || unique < rows',
    replacement: 'return unique < rows',
    test: 'lib/server/collect/fetch-set.contract.ts',
    fails: 'reads a set again if its total changes between the pages',
  },
  {
    title: 'A kill leaves new rows in the previous set',
    file: 'lib/server/collect/write-set.ts',
    text: 'const newSet = { set_id: nextVersion(),',
    replacement: 'const newSet = { set_id: [...before.values()][0]?.set_id ?? nextVersion(),',
    test: 'lib/server/collect/write-set.contract.ts',
    fails: 'keeps the previous answer visible after a kill before the ledger names them',
  },
  {
    title: 'A failed request hides the previous answer',
    file: 'lib/server/collect/write-set.ts',
    text: 'return { ...old, version: nextVersion(), attempts:',
    replacement: "return { ...old, set_id: '0', version: nextVersion(), attempts:",
    test: 'lib/server/collect/write-set.contract.ts',
    fails: 'records a failure, and keeps the previous answer visible',
  },
  {
    title: 'Tables of an earlier version are not filled again',
    file: 'lib/server/collect/refill.ts',
    text: 'AND table_version != {version:UInt16}',
    replacement: 'AND table_version > {version:UInt16}',
    test: 'lib/server/collect/refill.contract.ts',
    fails: 'fills scorecards that were collected before they had a table and counted rows',
  },
  {
    title: 'A sweep removes a set that an export reads',
    file: 'lib/server/collect/sweep.ts',
    text: ' && !isPinned(set)',
    replacement: '',
    test: 'lib/server/collect/sweep.contract.ts',
    fails: 'keeps a pinned set until it is released',
  },
  {
    title: 'A redirect to another origin is followed',
    file: 'lib/server/service/follow.ts',
    text: "redirects === 'same-origin' && to.origin !== service.base.origin",
    replacement: 'to.origin === null',
    test: 'lib/server/service/faults.contract.ts',
    fails: 'never sends the key to another origin',
  },
  {
    title: 'A 504 of the service is not retried',
    file: 'lib/server/service/call.ts',
    text: 'new Set([502, 503, 504])',
    replacement: 'new Set([502, 503])',
    test: 'lib/server/service/faults.contract.ts',
    fails: 'tries at most three times after 504',
  },
];

const PAGES: readonly Fault[] = [
  {
    title: 'A cached answer stays after a change of the rating target',
    file: 'lib/server/query/run-query.ts',
    text: ', variants, settings]',
    replacement: ', variants]',
    test: 'lib/server/account/account-settings.contract.ts',
    fails: 'changes the verdicts, the target and the mean of the Overview at once',
  },
  {
    title: 'The banner share leaves own labels out of the whole',
    file: 'lib/datasets/banners/view.ts',
    text: 'c.own_label_count} + ${',
    replacement: '',
    test: 'lib/queries/banners/banners.contract.ts',
    fails: 'the share is of banners with known counts',
  },
  {
    title: 'A shelf counts once for each brand',
    file: 'lib/datasets/scores/view.ts',
    text: 'mapValues(maxMapIf(',
    replacement: 'mapValues(sumMapIf(',
    test: 'lib/queries/visibility/visibility.contract.ts',
    fails: 'counts each shelf once in tiles',
  },
  {
    title: 'A price of 0 counts as a price',
    file: 'lib/server/warehouse/competitions.ts',
    text: ', 0.), 0.)`;',
    replacement: ', 0.), -1.)`;',
    test: 'lib/queries/price-competition/rows.contract.ts',
    fails: 'reads a price of 0 as no price',
  },
  {
    title: 'An SKU with one sold-out offer is out of stock',
    file: 'lib/datasets/offers/view.ts',
    text: ') > 0, false, count(',
    replacement: ') = count(), false, count(',
    test: 'lib/queries/prices/stock.contract.ts',
    fails: 'has own SKUs of which no offer is in stock, with their days',
  },
  {
    title: 'A problem opens again on each bad day',
    file: 'lib/queries/signals/openings.ts',
    text: 'return sql`(at > ',
    replacement: 'return sql`(false AND at > ',
    test: 'lib/server/signals/find-instances.contract.ts',
    fails: 'open on the first bad day and end on the next good one; unknown days do neither',
  },
  {
    title: 'Each retailer has the impact of all',
    file: 'lib/queries/overview/problems.ts',
    text: 'sumOf(lines, (line) => line.impact)',
    replacement: 'sumOf(events, (line) => line.impact)',
    test: 'lib/queries/overview/problems.contract.ts',
    fails: 'orders retailers by the impact of their events, then by their standing items',
  },
  {
    title: 'Percentages of a csv are fractions',
    file: 'lib/server/export/file-columns.ts',
    text: 'return Number((value * 100).toFixed(4));',
    replacement: 'return value;',
    test: 'lib/server/export/export.contract.ts',
    fails: 'writes percentages of a csv in hundredths',
  },
  {
    title: 'A download contains the names of reviewers',
    file: 'lib/server/downloads/choose-rows.ts',
    text: 'const names = first.header.filter((name) => isChosenColumn(table, reviewers, name));',
    replacement: 'const names = [...first.header];',
    test: 'lib/server/downloads/files.contract.ts',
    fails: 'leaves out names of reviewers',
  },
  {
    title: 'Missing files are not reported',
    file: 'lib/queries/downloads/file-rules.ts',
    text: 'known - crawls >= MIN_KNOWN_DAYS',
    replacement: 'known < 0',
    test: 'lib/queries/downloads/downloads.contract.ts',
    fails: 'finds missing and light files once the expected hours are checked',
    needs: 'downloads/files ',
  },
];

export const FAULTS: readonly Fault[] = [...DELIVERY, ...ENGINE, ...COLLECTOR, ...PAGES];
