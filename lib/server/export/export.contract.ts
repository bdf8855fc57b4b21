import { read, utils, type WorkBook } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ExportRequest } from '@/lib/contract/export';
import { scoreColumns } from '@/lib/queries/visibility/scores.columns';
import { download, requestExport, sheetOf, ticketFor } from '../testing/exports';
import { dashboardWithNames, REQUIRED } from '../testing/named-rows';

/** More rows than a page of a table and than a block of the engine. */
const COUNT = 2_500;
const NAMES = Array.from({ length: COUNT }, (_, index) => `Keyword ${index}`);

dashboardWithNames(NAMES);

const PARAMS = { date: REQUIRED.date, against: '2026-03-30', own: 'all', of: 'all' };
const SCORES = sheetOf('visibility/scores', ['source_name', 'share', 'is_target_met', 'listings'], {
  ...PARAMS,
  sort: 'source_name.desc',
});

async function fileOf(sheets: ExportRequest['sheets'], rest: Partial<ExportRequest>): Promise<Buffer> {
  const response = await download(await ticketFor(sheets, rest));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function workbookOf(sheets: ExportRequest['sheets'], rest: Partial<ExportRequest> = {}): Promise<WorkBook> {
  return read(await fileOf(sheets, { format: 'xlsx', ...rest }), { cellNF: true });
}

describe('an export', () => {
  it('has all rows in the order on screen', async () => {
    const rows: string[][] = parse(await fileOf([SCORES], {}), { bom: true });
    expect(rows[0]).toEqual(['source_name', 'share (%)', 'is_target_met', 'listings']);
    expect(rows.slice(1).map(([name]) => name)).toEqual(NAMES.toReversed());
  });

  it('has all columns of the table if none are requested', async () => {
    const { columns: _, ...sheet } = SCORES;
    const rows: string[][] = parse(await fileOf([sheet], {}), { bom: true });
    expect(rows[0]).toHaveLength(Object.keys(scoreColumns.shown).length);
    expect(rows[0]?.slice(0, 2)).toEqual(['Keyword or category', 'Power keyword']);
    expect(rows).toHaveLength(COUNT + 1);
  });

  it('has the rows that the search finds', async () => {
    const sheet = { ...SCORES, params: { ...SCORES.params, search: 'keyword 2499' } };
    const rows: string[][] = parse(await fileOf([sheet], {}), { bom: true });
    expect(rows).toHaveLength(2);
  });

  it('writes percentages of a csv in hundredths, with the decimal sign of the locale', async () => {
    const text = (await fileOf([SCORES], { locale: 'de-DE' })).toString();
    expect(text.split('\r\n')[1]).toBe('Keyword 2499;25;missed;1');
  });

  it('writes an object for each row of ndjson, with the values of the query', async () => {
    const lines = (await fileOf([SCORES], { format: 'ndjson' })).toString().trimEnd().split('\n');
    expect(lines).toHaveLength(COUNT);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      source_name: 'Keyword 2499',
      share: 0.25,
      is_target_met: false,
      listings: 1,
    });
  });

  it('writes percentages of a workbook as fractions with a format', async () => {
    const { Sheets, SheetNames } = await workbookOf([SCORES]);
    const [first = ''] = SheetNames;
    expect(Sheets[first]?.B1?.v).toBe('share');
    expect(Sheets[first]?.B2).toMatchObject({ t: 'n', v: 0.25, z: '0.0%' });
    expect(utils.sheet_to_json(Sheets[first] ?? {})).toHaveLength(COUNT);
  });

  it('describes a workbook in its last sheet', async () => {
    const { Sheets, SheetNames } = await workbookOf([SCORES], { title: 'Scores', facts: [['Filter', 'Retailer: A']] });
    expect(SheetNames.at(-1)).toBe('About');
    const rows = utils.sheet_to_json<[string, unknown]>(Sheets.About ?? {}, { header: 1 });
    const facts = new Map(rows);
    expect(facts.get('Title')).toBe('Scores');
    expect(facts.get('Dates')).toBe('2026-03-31, compared with 2026-03-30');
    expect(facts.get('Filter')).toBe('Retailer: A');
    expect(facts.get('Rows')).toBe(COUNT);
    expect(facts.get('share')).toBe('Own listings of all listings of the shelf.');
    expect(rows.filter(([name]) => name.startsWith('Data: ')).map(([, value]) => value)).toEqual([
      expect.stringMatching(/^2026-03-31: 1 of 1 days collected; fetched /),
      expect.stringMatching(/^2026-03-30: 0 of 1 days collected; not collected: 2026-03-30; /),
    ]);
  });

  it.each([
    ['bucket', '2026-03-31, compared with 2026-03-30'],
    ['period', '2026-03-31'],
  ])('names the compared day of changes only if they are between days: %s', async (span, dates) => {
    const params = { ...REQUIRED, against: '2026-03-30', span };
    const { Sheets } = await workbookOf([sheetOf('price-competition/changes', ['base_title'], params)]);
    const rows = utils.sheet_to_json<[string, unknown]>(Sheets.About ?? {}, { header: 1 });
    expect(new Map(rows).get('Dates')).toBe(dates);
  });

  it('names the day that only the headline figures are compared with', async () => {
    const { against, ...params } = PARAMS;
    const figures = { query: 'visibility/tiles', params: { ...params, against } };
    const { Sheets } = await workbookOf([sheetOf('visibility/scores', ['source_name'], params)], { figures });
    const rows = utils.sheet_to_json<[string, unknown]>(Sheets.About ?? {}, { header: 1 });
    expect(new Map(rows).get('Dates')).toBe('2026-03-31; 2026-03-31, compared with 2026-03-30');
  });

  it('begins a workbook of a page with a cover and the headline figures', async () => {
    const figures = { query: 'visibility/tiles', params: { date: REQUIRED.date, against: '2026-03-30' } };
    const { Sheets, SheetNames } = await workbookOf([SCORES], { figures });
    expect(SheetNames).toEqual(['About', 'Figures', 'visibility scores']);
    const [header, ...rows] = utils.sheet_to_json<unknown[]>(Sheets.Figures ?? {}, { header: 1 });
    expect(header?.slice(0, 6)).toEqual(['Figure', 'Value', 'Compared with', 'Counted', 'Of', 'Of what']);
    expect(new Set(rows.map(([title]) => title)).size).toBe(rows.length);
    expect(rows[0]?.slice(0, 6)).toEqual([
      'Share of search, organic positions',
      0.25,
      undefined,
      COUNT,
      4 * COUNT,
      'listings',
    ]);
    expect(Sheets.Figures?.B2).toMatchObject({ t: 'n', z: '0.0%' });
    expect(utils.sheet_to_json(Sheets[SheetNames[2] ?? ''] ?? {})).toHaveLength(COUNT);
  });

  it('finishes the rows of tables that need it', async () => {
    const columns = ['base_title', 'now_index', 'mover'];
    const rows = await fileOf([sheetOf('price-competition/lines', columns, REQUIRED)], { format: 'ndjson' });
    expect(JSON.parse(rows.toString().split('\n')[0] ?? '')).toMatchObject({ base_title: 'Soap', now_index: 125 });
  });

  it('has a file name from its title', async () => {
    const response = await download(await ticketFor([SCORES], { title: 'Käse · 30 Jun', format: 'ndjson' }));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="k_se-30-jun.ndjson"; filename*=UTF-8''k%C3%A4se-30-jun.ndjson`,
    );
    await response.body?.cancel();
  });
});

describe('a request for an export', () => {
  const body = { title: 'A file', format: 'csv', locale: 'en', sheets: [SCORES] };

  it.each([
    [
      'a query that is not a table',
      { sheets: [{ ...SCORES, query: 'visibility/tiles' }] },
      /"visibility\/tiles" is not/,
    ],
    ['a column that the table lacks', { sheets: [sheetOf('visibility/scores', ['id'], PARAMS)] }, /"id" is not a col/],
    ['a name of Object.prototype', { sheets: [sheetOf('visibility/scores', ['toString'], PARAMS)] }, /"toString"/],
    [
      'a parameter that the query refuses',
      { sheets: [{ ...SCORES, params: { date: 'today' } }] },
      /"today" is not a day/,
    ],
    ['too long a period', { sheets: [{ ...SCORES, params: { ...PARAMS, against: '1990-01-01' } }] }, /13239 days/],
    ['several tables as csv', { sheets: [SCORES, SCORES] }, /holds one table/],
    ['figures as csv', { figures: { query: 'visibility/tiles', params: PARAMS } }, /^figures: "csv" holds one table/],
    [
      'figures that do not exist',
      { format: 'xlsx', figures: { query: 'visibility/scores', params: {} } },
      /no headline/,
    ],
    ['an unknown format', { format: 'pdf' }, /^format: /],
    ['an unknown locale', { locale: 'no locale' }, /is not a language tag/],
    ['nothing', { sheets: [] }, /^sheets: /],
  ])('is refused for %s', async (_, change, sentence) => {
    const response = await requestExport({ ...body, ...change });
    expect(response.status).toBe(422);
    expect((await response.json()).title).toMatch(sentence);
  });
});

describe('a ticket', () => {
  const statusOf = async (ticket: string) => {
    const response = await download(ticket);
    const text = await response.text();
    return { status: response.status, text };
  };
  const EXPIRED = { status: 404, text: expect.stringContaining('Go back to the page and export again') };

  it('is refused if it is unknown', async () => {
    expect(await statusOf('toString')).toEqual(EXPIRED);
  });

  it('is refused after a few minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const ticket = await ticketFor([SCORES]);
    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect(await statusOf(ticket)).toEqual(EXPIRED);
  });

  it('can be read twice', async () => {
    const ticket = await ticketFor([SCORES]);
    expect((await statusOf(ticket)).status).toBe(200);
    expect((await statusOf(ticket)).status).toBe(200);
    expect(await statusOf(ticket)).toEqual(EXPIRED);
  });

  it('is refused with 503 while a hundred are open, none of which is evicted', async () => {
    const oldest = await ticketFor([SCORES]);
    const body = { title: 'A file', format: 'csv', locale: 'en', sheets: [SCORES] };
    let response = await requestExport(body);
    for (let opened = 1; response.ok && opened < 101; opened++) response = await requestExport(body);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).title).toMatch(
      /^100 exports are waiting to be downloaded\. Export again in \d+ s\.$/,
    );
    expect((await statusOf(oldest)).status).toBe(200);
  });

  it('makes way for another one if a hundred are open and its file was downloaded', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const downloaded = await ticketFor([SCORES]);
    expect((await statusOf(downloaded)).status).toBe(200);
    const others = [];
    for (let opened = 1; opened < 101; opened++) others.push(await ticketFor([SCORES]));
    expect(await statusOf(downloaded)).toEqual(EXPIRED);
    for (const ticket of others.slice(0, 2)) expect((await statusOf(ticket)).status).toBe(200);
  });
});
