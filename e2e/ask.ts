import { memoize } from '@/lib/async/memoize';

export interface Stack {
  service: string;
  key: string;
}

/** Answers of the service by address. The sample does not change during the tests. */
const answers = new Map<string, Promise<string>>();

/** Requests an answer from the service directly, once in each worker. */
export async function ask<Answer>({ service, key }: Stack, target: string): Promise<Answer> {
  const url = `${service}${target}`;
  // Parsed for each caller, as tests may change what they receive.
  return JSON.parse(await memoize(answers, url, () => requestText(url, key)));
}

async function requestText(url: string, key: string): Promise<string> {
  const response = await fetch(url, { headers: { 'x-api-key': key } });
  if (!response.ok) throw new Error(`The service answered ${url} with status ${response.status}.`);
  return response.text();
}

/**
 * Requests all pages of a set from the service directly.
 *
 * @param target must have a query
 */
export async function itemsOf<Item>(stack: Stack, target: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await ask<{ items: Item[]; page_count: number }>(
      stack,
      `${target}&page_size=1000&current_page=${current}`,
    );
    items.push(...page.items);
    pages = page.page_count;
  }
  return items;
}
