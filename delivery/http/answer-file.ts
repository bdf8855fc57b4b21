import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { bulkFile, suggestedName } from '@/delivery/files/bulk-file';
import { isSameFile } from '@/delivery/files/conditions';
import type { Lease } from '@/delivery/files/lease';
import { type ByteRange, parseRange } from '@/delivery/files/range';
import type { BulkParams, Encoding } from '@/lib/contract/dataset';
import type { BulkEndpoint } from '@/lib/contract/endpoint';
import { customerOf } from './auth';
import { paramsOf } from './params-of';
import { HttpProblem } from './problem';
import type { Service } from './service';

const CONTENT_TYPES: Record<Encoding, string> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson',
};

/** Creates the handler of a bulk endpoint, which sends a file, a range, or 304. */
export function answerFile(endpoint: BulkEndpoint, service: Service) {
  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const params = paramsOf(endpoint, request);
    const file = await bulkFile(service, customerOf(request).id, endpoint.dataset, params);
    if (!file) throw new HttpProblem(404, missing(endpoint, params));

    const { lease } = file;
    const etag = `"${lease.digest}"`;
    const isUnchanged = fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag });
    const range = isUnchanged ? undefined : askedRange(request, etag, lease.size);
    if (range === 'unsatisfiable') {
      await lease.release();
      throw new HttpProblem(416, `The file has ${lease.size} bytes, and the requested range starts after them.`, {
        headers: { 'content-range': `bytes */${lease.size}` },
      });
    }

    reply.type(CONTENT_TYPES[params.encoding]).headers({
      etag,
      'content-disposition': `attachment; filename="${suggestedName(endpoint.dataset, file, params.encoding)}"`,
      'cache-control': 'private, no-cache, no-transform',
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${Buffer.from(lease.digest, 'base64url').toString('base64')}:`,
    });
    if (!isUnchanged) return send(request, reply, lease, range);
    await lease.release();
    return reply.code(304).send();
  };
}

async function send({ method }: FastifyRequest, reply: FastifyReply, lease: Lease, range: ByteRange | undefined) {
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${lease.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : lease.size);
  // The client may have disconnected while the file was produced. The file stays cached.
  if (method !== 'HEAD' && !reply.raw.destroyed) return reply.send(lease.read(range));
  await lease.release();
  return reply.send();
}

/** Returns undefined for HEAD, as only GET has ranges (RFC 9110 §14.2). */
function askedRange({ headers, method }: FastifyRequest, etag: string, size: number) {
  if (method === 'HEAD') return undefined;
  const ifRange = headers['if-range'];
  return isSameFile(Array.isArray(ifRange) ? ifRange.join() : ifRange, etag)
    ? parseRange(headers.range, size)
    : undefined;
}

function missing({ dataset }: BulkEndpoint, { date, time }: BulkParams): string {
  if (date === undefined) return `There is no file of ${dataset.title} yet.`;
  return `There is no file of ${dataset.title} for ${date}${time === undefined ? '' : ` at hour ${time}`}.`;
}
