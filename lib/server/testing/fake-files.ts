import type { RequestListener } from 'node:http';
import { fileName } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { pathOf } from './fake-delivery';
import { queryOf, sendJson } from './fake-upstream';

const FILE = /^rating_(?<date>[\d-]+)_(?<time>\d\d)\.(?<encoding>csv|ndjson)$/;

/**
 * Adds rating files to a service. The list names all of them.
 * @param files content by name, such as `rating_2026-03-31_07.ndjson`, or what answers the request for the file
 */
export function withRatingFiles(
  files: ReadonlyMap<string, string | RequestListener>,
  serve: RequestListener,
): RequestListener {
  return (request, response) => {
    const path = pathOf(request);
    if (path === `${rating.endpoint.path}/files`) {
      const entries = [...files.keys()].map((file_name) => ({ file_name, ...FILE.exec(file_name)?.groups }));
      return sendJson(response, { files: entries });
    }
    if (path !== rating.endpoint.path) return serve(request, response);
    const query = queryOf(request);
    const encoding = query.get('encoding') === 'ndjson' ? 'ndjson' : 'csv';
    const file = files.get(fileName(rating.name, query.get('date') ?? '', Number(query.get('time')), encoding));
    if (file === undefined) return sendJson(response, { status: 404 }, 404);
    if (typeof file === 'function') return file(request, response);
    response.writeHead(200, { 'content-type': 'text/plain' }).end(file);
  };
}
