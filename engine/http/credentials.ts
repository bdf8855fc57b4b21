import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Returns the credentials of a request in any of ClickHouse's three ways: X-ClickHouse-User and -Key headers, Basic
 * auth, or `user` and `password` in the URL. Undefined without any.
 */
export function shownCredentials(request: IncomingMessage, search: URLSearchParams): Credentials | undefined {
  const { 'x-clickhouse-user': user, 'x-clickhouse-key': key, authorization } = request.headers;
  if (user !== undefined || key !== undefined) return { username: String(user ?? ''), password: String(key ?? '') };
  const basic = /^Basic (.+)$/i.exec(authorization ?? '')?.[1];
  if (basic) {
    const [username = '', ...rest] = Buffer.from(basic, 'base64').toString('utf8').split(':');
    return { username, password: rest.join(':') };
  }
  if (!search.has('user') && !search.has('password')) return undefined;
  return { username: search.get('user') ?? '', password: search.get('password') ?? '' };
}

/** Compares credentials by digest, so that neither timing nor length reveals how close a guess is. */
export function sameCredentials(actual: Credentials, expected: Credentials): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

function digest({ username, password }: Credentials): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([username, password]))
    .digest();
}
