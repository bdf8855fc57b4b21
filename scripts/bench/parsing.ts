import { parseJson } from '@/lib/json/parse-json';
import { sideBySide } from './measure';
import { megabytes, milliseconds, ratio, type Table } from './report';

const ITEMS = 1000;
const RETAILERS = 20;

/** Returns a page of scores. URLs contain long digits, as those of image servers do. */
function pageOf(id: string): string {
  const retailer_scores = Array.from({ length: RETAILERS }, (_, index) => ({
    retailer_name: `Retailer ${index}`,
    retailer_code: `r${index}`,
    own_product_count: index,
    total_product_count: 20,
    score: index * 5.25,
    target: 12.5,
    picture: `https://images.example/${'1234567890'.repeat(2)}/${index}.jpg`,
  }));
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    visibility_source_id: 'ID',
    visibility_source_name: `keyword ${index}`,
    retailer_scores,
  }));
  return JSON.stringify({ items, total: ITEMS }).replaceAll('"ID"', id);
}

/** Measures the cost of parsing whole numbers beyond 2^53 with all digits. */
export async function parsingTable(): Promise<Table> {
  const bodies = { 'small numbers': pageOf('1234'), 'numbers of 64 bits': pageOf('1234567890123456789') };
  const rows: Table['rows'] = [];
  for (const [title, body] of Object.entries(bodies)) {
    const seconds = await sideBySide({ exact: timed(() => parseJson(body)), plain: timed(() => JSON.parse(body)) }, 15);
    rows.push([
      title,
      megabytes(body.length),
      ratio(seconds.exact, seconds.plain),
      milliseconds(seconds.exact),
      milliseconds(seconds.plain),
    ]);
  }
  return {
    title: 'Reading a page of JSON with the digits of its numbers',
    note: 'A page of scores as the dashboard reads it, next to `JSON.parse`, which rounds whole numbers beyond 2^53. A page without such numbers only costs a search for them.',
    head: ['Page', 'Size', 'Exact ÷ JSON.parse', 'Exact', 'JSON.parse'],
    rows,
  };
}

function timed(work: () => unknown): () => Promise<number> {
  return async () => {
    const started = performance.now();
    work();
    return (performance.now() - started) / 1000;
  };
}
