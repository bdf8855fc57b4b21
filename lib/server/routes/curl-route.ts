import 'server-only';
import { config } from '../base/config';
import { curlCommand } from '../downloads/curl';
import { readChoice, requestsOf } from '../downloads/read-choice';
import { service } from '../service/service';
import { failureResponse } from './problem-response';

/** `/api/downloads/curl?file=…`: returns a curl command for each file. Makes no request to the service. */
export async function sendCommands(request: Request): Promise<Response> {
  try {
    const { choice } = await readChoice(request);
    const files = choice.tables.flatMap((table) => requestsOf(table, choice.format));
    const commands = files.map((file) => `${curlCommand(service(), file, config().accountName)}\n`).join('');
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(commands, { headers });
  } catch (error) {
    return failureResponse(error);
  }
}
