import { createServer, type Server } from 'node:http';
import * as z from 'zod/mini';
import { record } from '@/lib/contract/column';
import { type Endpoint, pathParams } from '@/lib/contract/endpoint';
import { bulkEndpoints, jsonEndpoints } from '@/lib/contract/endpoints';
import { oddAnswers } from './odd-values';

/** Enough rows for scrolling and for all unusual values. */
const ROWS = 30;
const HOUR = '07';
const DATE = /\d{4}-\d{2}-\d{2}/;
const DAY_MS = 86_400_000;

/** Creates a service with unusual values that conform to the contract, or one without data. */
export function oddService(kind: 'odd' | 'empty'): Server {
  const rows = kind === 'odd' ? ROWS : 0;

  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    const answer = oddAnswers(turnOf(request.url ?? '/'));
    const isHere = ({ path }: Endpoint) => pattern(path).test(pathname);
    const json = jsonEndpoints.find(isHere);
    const bulk = bulkEndpoints.find(isHere);
    if (json) {
      const body = answer(json.response, rows) as object;
      const whole = json.paged ? { ...body, ...envelope(rows) } : body;
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(readable(whole)));
    }
    if (!bulk) return void response.writeHead(404).end();
    const records = answer(z.array(record(bulk.dataset.columns)), rows) as Record<string, unknown>[];
    const columns = [...Object.keys(bulk.dataset.columns).reverse(), 'field_of_tomorrow'];
    const isCsv = searchParams.get('encoding') === 'csv';
    response.end(isCsv ? csv(columns, records) : records.map((row) => `${JSON.stringify(row)}\n`).join(''));
  });
}

/** Alternates the rows by day, so that there are changes. */
function turnOf(target: string): number {
  return (Date.parse(DATE.exec(target)?.[0] ?? '1970-01-01') / DAY_MS) % 2;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${pathParams(path).reduce((all, name) => all.replace(`{${name}}`, '[^/]+'), path)}$`);
}

function envelope(total: number) {
  return { total, page_size: 1000, current_page: 1, page_count: total > 0 ? 1 : 0 };
}

/** Restores valid hours in file lists, as the dashboard requests files by them. */
function readable(body: object): object {
  if (!('files' in body) || !Array.isArray(body.files)) return body;
  return { ...body, files: body.files.map((file: object) => ({ ...file, time: HOUR })) };
}

function csv(columns: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const cell = (value: unknown) => {
    if (value === null || value === undefined) return '';
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `"${text.replaceAll('"', '""')}"`;
  };
  return [columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}
