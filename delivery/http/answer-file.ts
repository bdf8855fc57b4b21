import type { FastifyReply, FastifyRequest } from 'fastify';
import { bulkFile, suggestedName } from '@/delivery/files/bulk-file';
import { isKnown, isSameFile } from '@/delivery/files/conditions';
import type { Lease } from '@/delivery/files/lease';
import { parseRange } from '@/delivery/files/range';
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

/** Answers a bulk endpoint: the file, a part of it, or that the caller has it already. */
export function answerFile(endpoint: BulkEndpoint, service: Service) {
  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const params: BulkParams = paramsOf(endpoint, request);
    const file = await bulkFile(service, customerOf(request).id, endpoint.dataset, params);
    if (!file) throw new HttpProblem(404, missing(endpoint, params));

    reply.headers({
      'content-disposition': `attachment; filename="${suggestedName(endpoint.dataset, file, params.encoding)}"`,
      'cache-control': 'private, no-cache, no-transform',
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${Buffer.from(file.lease.digest, 'base64url').toString('base64')}:`,
    });
    return send(request, reply.type(CONTENT_TYPES[params.encoding]), file.lease);
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, lease: Lease) {
  const etag = `"${lease.digest}"`;
  reply.header('etag', etag);
  const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: asked } = request.headers;
  if (isKnown(ifNoneMatch, etag)) {
    await lease.release();
    return reply.code(304).send();
  }

  const range = isSameFile(single(ifRange), etag) ? parseRange(asked, lease.size) : undefined;
  if (range === 'unsatisfiable') {
    await lease.release();
    throw new HttpProblem(416, `The file has ${lease.size} bytes; the range ${asked} lies behind them.`, {
      headers: { 'content-range': `bytes */${lease.size}` },
    });
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${lease.size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : lease.size);
  if (request.method === 'HEAD' || reply.raw.destroyed) {
    await lease.release();
    return reply.send();
  }
  return reply.send(lease.read(range));
}

function missing({ dataset }: BulkEndpoint, { date, time }: BulkParams): string {
  if (date === undefined) return `There is no file of ${dataset.title} yet.`;
  return `There is no file of ${dataset.title} for ${date}${time === undefined ? '' : ` at hour ${time}`}.`;
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}
