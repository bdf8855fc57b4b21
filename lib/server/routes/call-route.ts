import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { jsonEndpoints } from '@/lib/contract/endpoints';
import { badRequest } from '../base/problem-error';
import { addressOf, service } from '../service/service';
import { handler, UNCACHED } from './problem-response';
import { readRequest } from './read-request';

/** `/api/call?endpoint=price&date=…`: returns the curl command of a request to the service. Makes no request. */
export const sendCall = handler(async (request: Request) => {
  const endpoint = endpointOf(request);
  const params = await readRequest(request, endpoint);
  const { href } = addressOf(service(), endpoint, params);
  const command = `curl --fail --header "X-Api-Key: $API_KEY" '${href.replaceAll("'", '%27')}'\n`;
  return new Response(command, { headers: { ...UNCACHED, 'content-type': 'text/plain; charset=utf-8' } });
});

function endpointOf(request: Request): JsonEndpoint {
  const name = new URL(request.url).searchParams.get('endpoint');
  const endpoint: JsonEndpoint | undefined = jsonEndpoints.find((candidate) => candidate.name === name);
  if (endpoint) return endpoint;
  const names = jsonEndpoints.map((option) => option.name).join(', ');
  throw badRequest(`endpoint: ${JSON.stringify(name)} is unknown. Use one of ${names}.`);
}
