import { POSTED_QUERIES } from '@/lib/queries/posted-queries';

/** Sends a query to a dashboard like a browser, again until it is answered. @param search parameters as a query string */
export async function fetchQuery(url: string, query: string, search: string): Promise<Response> {
  const response = await send(url, query, search);
  if (response.status !== 202) return response;
  await response.body?.cancel();
  return fetchQuery(url, query, search);
}

function send(url: string, query: string, search: string): Promise<Response> {
  if (!POSTED_QUERIES.includes(query)) return fetch(`${url}/api/query/${query}?${search}`);
  return fetch(`${url}/api/query/${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new URLSearchParams(search))),
  });
}
