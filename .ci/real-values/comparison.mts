// Compares answers with references that are computed from the raw rows, value by value.
import assert from 'node:assert/strict';
import { groupBy } from '@/delivery/store/group-by';
import { type Endpoint, requestTarget } from '@/lib/contract/endpoint';

export type Ask = (target: string, init?: RequestInit) => Promise<Response>;

/** Maximum number of differences in the message of a failure. */
const MAX_MESSAGES = 5;

export function comparison(title: string) {
  let answers = 0;
  let compared = 0;
  let differ = 0;
  const messages: string[] = [];

  function differs(where: string, actual: unknown, expected: unknown) {
    differ++;
    if (messages.length < MAX_MESSAGES)
      messages.push(`${where}: answer ${JSON.stringify(actual)}, reference ${JSON.stringify(expected)}`);
  }

  /** Compares all values of an answer and of its reference. */
  function same(where: string, actual: unknown, expected: unknown): void {
    if (Array.isArray(actual) && Array.isArray(expected)) {
      if (actual.length !== expected.length) differs(`${where}, length`, actual.length, expected.length);
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
    /** Compares items whose order is not specified, by their keys. Items with the same key are compared in their order. */
    sameSet<Item>(where: string, actual: readonly Item[], expected: readonly Item[], key: (item: Item) => string) {
      answers++;
      const remaining = groupBy(expected, key);
      for (const item of actual) {
        const reference = remaining.get(key(item))?.shift();
        if (reference === undefined) differs(where, item, 'no item');
        else same(`${where} ${key(item)}`, item, reference);
      }
      for (const item of [...remaining.values()].flat()) differs(where, 'no item', item);
    },
    /** Fails if a value differs or no value was compared. */
    finish() {
      const summary = `${compared.toLocaleString('en')} values of ${answers.toLocaleString('en')} answers of ${title}, ${differ.toLocaleString('en')} differ`;
      assert.ok(compared > 0, summary);
      assert.equal(differ, 0, [summary, ...messages].join('\n'));
      return summary;
    },
  };
}

/** Returns all items of a paginated answer. Fails if the envelopes of its pages disagree. */
export async function allItems<Item>(
  ask: Ask,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  { page_size = 1000 } = {},
): Promise<{ items: Item[]; envelope: Record<string, unknown> }> {
  const items: Item[] = [];
  for (let current_page = 1; ; current_page++) {
    const target = requestTarget(endpoint, { ...params, current_page, page_size });
    const { items: pageItems, ...envelope } = await (await ask(target)).json();
    items.push(...pageItems);
    assert.equal(envelope.current_page, current_page, target);
    assert.equal(envelope.page_size, page_size, target);
    assert.equal(envelope.page_count, Math.ceil(envelope.total / page_size), target);
    if (current_page < envelope.page_count) assert.equal(pageItems.length, page_size, target);
    else {
      assert.equal(items.length, envelope.total, target);
      return { items, envelope };
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
