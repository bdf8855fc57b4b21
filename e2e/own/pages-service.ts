import { createServer, type Server, type ServerResponse } from 'node:http';

const TOTAL = 400;
const MAX_PAGE_SIZE = 10;

/** Creates a service with prices of one shop, at most ten on a page. `hold` may delay a page. */
export function pagesService(hold: (page: number, response: ServerResponse) => boolean = () => false): Server {
  return createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://service');
    const [size, page] = ['page_size', 'current_page'].map((name) => Number(searchParams.get(name)));
    if (!size || !page || size > MAX_PAGE_SIZE) return refuse(response);
    if (hold(page, response)) return;
    const items = Array.from({ length: size }, (_, index) => ({
      csku_id: `S${(page - 1) * size + index}`,
      retailer: 'Shop',
      price: 1,
    }));
    const envelope = { total: TOTAL, page_size: size, current_page: page, page_count: TOTAL / size };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items, ...envelope }));
  });
}

function refuse(response: ServerResponse) {
  const detail = [{ loc: ['query', 'page_size'], msg: `at most ${MAX_PAGE_SIZE}` }];
  response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));
}
