import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { HttpProxyAgent } from 'http-proxy-agent';
import { HttpsProxyAgent } from 'https-proxy-agent';
import { getProxyForUrl } from 'proxy-from-env';
import { isLoopback } from '@/lib/config/public-url.mjs';
import { processWide } from '../base/process-wide';

/**
 * The proxy failed, and not the service: it answered with `status`, or could not be reached because of `cause`, or its
 * address is invalid.
 */
export class ProxyFailure extends Error {
  /** Name of the setting that contains the address of the proxy. */
  readonly setting: 'HTTP_PROXY' | 'HTTPS_PROXY';
  /** Code of `cause`, such as ECONNREFUSED. */
  readonly code: unknown;
  readonly status: number | undefined;

  constructor({ protocol }: URL, { status, cause }: { status?: number; cause?: Error } = {}) {
    super('the proxy failed', { cause });
    this.setting = protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    this.code = cause && 'code' in cause ? cause.code : undefined;
    this.status = status;
  }
}

/**
 * Returns the proxy for a URL by HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY, or null. This machine is always called
 * directly.
 * @throws ProxyFailure if the setting is not an http or https address
 */
export function proxyFor(url: URL): URL | null {
  const address = isLoopback(url.hostname) ? '' : getProxyForUrl(url.href);
  if (!address) return null;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) throw new ProxyFailure(url);
  return new URL(address);
}

/**
 * Maximum bytes of a part of a body. Large parts make large files faster, as every part has a fixed cost.
 */
const LARGEST_PART = 256 * 1024;
const OPTIONS = { keepAlive: true, highWaterMark: LARGEST_PART };

const agents = processWide('agents', () => new Map<string, http.Agent>());

/** Returns the pool of connections for a URL, through the proxy if there is one. */
export function agentFor({ protocol }: URL, proxy: URL | null): http.Agent {
  const name = `${protocol} ${proxy?.href ?? ''}`;
  const agent = agents().get(name) ?? createAgent(protocol === 'https:', proxy);
  agents().set(name, agent);
  return agent;
}

function createAgent(isSecure: boolean, proxy: URL | null): http.Agent {
  if (isSecure) return proxy ? new HttpsProxyAgent(proxy, OPTIONS) : new https.Agent(OPTIONS);
  return proxy ? new HttpProxyAgent(proxy, OPTIONS) : new http.Agent(OPTIONS);
}
