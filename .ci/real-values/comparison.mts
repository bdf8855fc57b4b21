// Holds answers against what was worked out from the raw rows, value by value.
import assert from 'node:assert/strict';
import { groupBy } from '@/delivery/store/group-by';
import { type Endpoint, requestTarget } from '@/lib/contract/endpoint';

export type Ask = (target: string, init?: RequestInit) => Promise<Response>;

/** How many differences are printed: the first ones say enough. */
const SHOWN = 5;

export function comparison(title: string) {
  let answers = 0;
  let compared = 0;
  let differ = 0;
  const messages: string[] = [];

  function differs(where: string, actual: unknown, expected: unknown) {
    differ++;
    if (messages.length < SHOWN)
      messages.push(`${where}: answered ${JSON.stringify(actual)}, the raw rows say ${JSON.stringify(expected)}`);
  }

  /** Every value of an answer and every one that it should have. */
  function same(where: string, actual: unknown, expected: unknown): void {
    if (Array.isArray(actual) && Array.isArray(expected)) {
      if (actual.length !== expected.length) differs(`${where}, how many`, actual.length, expected.length);
      for (const [index, value] of actual.slice(0, expected.length).entries())
        same(`${where}[${index}]`, value, expected[index]);
    } else if (isRecord(actual) && isRecord(expected)) {
      for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)]))
        same(`${where}.${name}`, actual[name], expected[name]);
    } else {
      compared++;
      if (actual !== expected) differs(where, actual, expected);
    }
  }

  return {
    same,
    sameAnswer(where: string, actual: unknown, expected: unknown) {
      answers++;
      same(where, actual, expected);
    },
    /** Items whose order the specification leaves open: those of one key stand beside each other. */
    sameSet<Item>(where: string, actual: readonly Item[], expected: readonly Item[], key: (item: Item) => string) {
      answers++;
      const remaining = groupBy(expected, key);
      for (const item of actual) {
        const its = remaining.get(key(item))?.shift();
        if (its === undefined) differs(where, item, 'nothing');
        else same(`${where} ${key(item)}`, item, its);
      }
      for (const item of [...remaining.values()].flat()) differs(where, 'nothing', item);
    },
    /** Fails unless something was compared and everything is the same. */
    finish() {
      const summary = `${compared.toLocaleString('en')} values of ${answers.toLocaleString('en')} answers of ${title}, ${differ.toLocaleString('en')} differ`;
      assert.ok(compared > 0, summary);
      assert.equal(differ, 0, [summary, ...messages].join('\n'));
      return summary;
    },
  };
}

/** All items of a paginated answer, whose envelopes have to agree with each other. */
export async function allItems<Item>(
  ask: Ask,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  { page_size = 1000 } = {},
): Promise<{ items: Item[]; envelope: Record<string, unknown> }> {
  const items: Item[] = [];
  for (let current_page = 1; ; current_page++) {
    const target = requestTarget(endpoint, { ...params, current_page, page_size });
    const { items: its, ...envelope } = await (await ask(target)).json();
    items.push(...its);
    assert.equal(envelope.current_page, current_page, target);
    assert.equal(envelope.page_size, page_size, target);
    assert.equal(envelope.page_count, Math.ceil(envelope.total / page_size), target);
    if (current_page < envelope.page_count) assert.equal(its.length, page_size, target);
    else {
      assert.equal(items.length, envelope.total, target);
      return { items, envelope };
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
