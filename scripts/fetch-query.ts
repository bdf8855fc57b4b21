import { POSTED_QUERIES } from '@/lib/contract/own-http';

/** Sends a query to a dashboard like a browser. @param search parameters as a query string */
export function fetchQuery(url: string, query: string, search: string): Promise<Response> {
  if (!POSTED_QUERIES.includes(query)) return fetch(`${url}/api/query/${query}?${search}`);
  return fetch(`${url}/api/query/${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new URLSearchParams(search))),
  });
}
