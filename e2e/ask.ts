export interface Stack {
  service: string;
  key: string;
}

/** One answer of the service itself, past the dashboard. */
export async function ask<Answer>({ service, key }: Stack, target: string): Promise<Answer> {
  const answer = await fetch(`${service}${target}`, { headers: { 'x-api-key': key } });
  return answer.json();
}

/** A whole set of it, page by page. @param target with a query */
export async function itemsOf<Item>(stack: Stack, target: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const page = await ask<{ items: Item[]; page_count: number }>(stack, `${target}&page_size=1000&current_page=${at}`);
    items.push(...page.items);
    pages = page.page_count;
  }
  return items;
}
