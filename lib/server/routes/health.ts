import 'server-only';

/** The process lives and takes requests; asks nobody else. */
export async function GET(): Promise<Response> {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
