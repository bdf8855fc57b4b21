import 'server-only';

/** Responds while the process accepts requests. Checks no other service. */
export async function GET(): Promise<Response> {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
