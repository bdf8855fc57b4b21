export interface Stack {
  service: string;
  key: string;
}

/** Requests an answer from the service directly. */
export async function ask<Answer>({ service, key }: Stack, target: string): Promise<Answer> {
  const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
  return answer.json();
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
