import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

interface Envelope {
  items: Record<string, unknown>[];
  total: number;
  page_size: number;
}

interface Competitions {
  competitions: { competition_id: string; base: { name: string | null } }[];
}

/**
 * Creates a proxy that repeats the banners, competitions, keywords and offers of a service under other names, as a sample
 * has the same number of them at every scale.
 */
export function multipliedService(behind: string, times: number): Server {
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', behind);
    const more = MORE[url.pathname];
    if (more) {
      // Pages become `times` as long.
      const size = Math.max(1, Math.floor(Number(url.searchParams.get('page_size')) / times));
      url.searchParams.set('page_size', String(size));
    }
    const key = String(request.headers['x-api-key'] ?? '');
    const original = await fetch(url, { headers: { 'x-api-key': key } });
    const type = original.headers.get('content-type') ?? 'text/plain';
    response.writeHead(original.status, { 'content-type': type });
    if (!original.ok || times === 1 || !type.startsWith('application/json')) {
      response.end(Buffer.from(await original.arrayBuffer()));
      return;
    }
    const value: unknown = await original.json();
    if (more) response.end(JSON.stringify(moreItems(value as Envelope, times, more)));
    else if (url.pathname.startsWith('/price-competition/'))
      response.end(JSON.stringify(moreCompetitions(value as Competitions, times)));
    else response.end(JSON.stringify(value));
  }
}

const again = <Item>(items: readonly Item[], times: number, other: (item: Item, time: number) => Item): Item[] =>
  Array.from({ length: times }, (_, time) => items.map((item) => (time === 0 ? item : other(item, time)))).flat();

type Named = (item: Record<string, unknown>, time: number) => Record<string, unknown>;

/** Functions that rename a repeated item, by path of its endpoint. */
const MORE: Readonly<Record<string, Named>> = {
  '/price': (item, time) => ({
    ...item,
    csku_id: `${item.csku_id ?? ''} ${time}`,
    product_title: `${item.product_title ?? ''} ${time}`,
  }),
  '/e-retail-media': (item, time) => ({
    ...item,
    page_name: `${item.page_name ?? ''} ${time}`,
    page_url: item.page_url && `${item.page_url}?${time}`,
  }),
  '/visibility/scores': (item, time) => ({
    ...item,
    visibility_source_id: Number(item.visibility_source_id) * 100 + time,
    visibility_source_name: `${item.visibility_source_name ?? ''} ${time}`,
  }),
};

function moreItems({ items, total, page_size, ...envelope }: Envelope, times: number, named: Named): Envelope {
  return { ...envelope, items: again(items, times, named), total: total * times, page_size: page_size * times };
}

function moreCompetitions({ competitions }: Competitions, times: number): Competitions {
  const named = (competition: Competitions['competitions'][number], time: number) => ({
    ...competition,
    competition_id: competition.competition_id.slice(0, -2) + String(time).padStart(2, '0'),
    base: { ...competition.base, name: `${competition.base.name ?? ''} ${time}` },
  });
  return { competitions: again(competitions, times, named) };
}
