import 'server-only';
import { uncachedJson } from './problem-response';

/** Responds while the process accepts requests. Checks no other service. */
export async function GET(): Promise<Response> {
  return uncachedJson({ status: 'ok' });
}
