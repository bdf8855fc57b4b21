import { createServer, type Server, type ServerResponse } from 'node:http';

const HOLDS = 400;
const MOST_ON_A_PAGE = 10;

/** Prices of one shop, at most ten a page; `hold` may keep a page back. */
export function pagesService(hold: (page: number, response: ServerResponse) => boolean = () => false): Server {
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://service');
    const [size, page] = ['page_size', 'current_page'].map((name) => Number(searchParams.get(name)));
    if (!size || !page || size > MOST_ON_A_PAGE) return refuse(response);
    if (hold(page, response)) return;
    const items = Array.from({ length: size }, (_, at) => ({
      csku_id: `S${(page - 1) * size + at}`,
      retailer: 'Shop',
      price: 1,
    }));
    const envelope = { total: HOLDS, page_size: size, current_page: page, page_count: HOLDS / size };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items, ...envelope }));
  });
}

function refuse(response: ServerResponse) {
  const detail = [{ loc: ['query', 'page_size'], msg: `at most ${MOST_ON_A_PAGE}` }];
  response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));
}
