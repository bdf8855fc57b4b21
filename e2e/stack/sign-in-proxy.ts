import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a proxy answers once the sign-in has ended. */
export type SignInAnswer = 'redirect' | 'redirect to another site' | 'status 401';

const PAGE = '<!doctype html><title>Sign in</title><h1>Sign in</h1>';
const HTML = { 'content-type': 'text/html' };

/** Starts a proxy in front of the dashboard, which asks for a sign-in while `answer` is set. */
export async function startSignInProxy(dashboardPort: number) {
  const state: { answer: SignInAnswer | null } = { answer: null };
  /** Statuses of the dashboard, by target. */
  const statuses = new Map<string, number | undefined>();
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url.startsWith('/sign-in')) return outgoing.writeHead(200, HTML).end(PAGE);
    if (state.answer === 'status 401') return outgoing.writeHead(401, HTML).end(PAGE);
    if (state.answer === 'redirect') return outgoing.writeHead(302, { location: '/sign-in' }).end();
    if (state.answer) return outgoing.writeHead(302, { location: 'https://id.invalid/authorize' }).end();
    const onward = request({ port: dashboardPort, path: url, method, headers }, (answer) => {
      statuses.set(url, answer.statusCode);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const ask = (answer: SignInAnswer | null) => {
    state.answer = answer;
  };
  return { origin, close, ask, statuses };
}
