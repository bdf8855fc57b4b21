import { afterEach, expect, it, vi } from 'vitest';
import { loadCode, messageOf } from '@/lib/client/query/load-code';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import { ownJson } from '@/lib/client/query/test-response';

const FAILURE = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), { name: 'ChunkLoadError' });

function answer(respond: () => Response) {
  vi.stubGlobal('fetch', async () => respond());
}

afterEach(() => {
  vi.unstubAllGlobals();
  signIn.record(false);
});

it('returns code without a request', async () => {
  answer(() => expect.unreachable());
  expect(await loadCode(async () => 'code')).toBe('code');
});

it.each([
  ['the sign-in has ended', () => new Response('<h1>Sign in</h1>', { status: 401 }), SIGN_IN_ENDED.title],
  ['the dashboard has been updated', () => ownJson({}), 'probably been updated'],
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')) as never, 'did not answer'],
])('reports code that cannot be loaded because %s', async (_, respond, title) => {
  answer(respond);
  await expect(loadCode(() => Promise.reject(FAILURE))).rejects.toThrow(title);
  expect(await messageOf(FAILURE)).toContain(title);
});

it('reports the end of the sign-in for code that stays pending', async () => {
  const loaded = loadCode(() => new Promise(() => {}));
  signIn.record(true);
  await expect(loaded).rejects.toThrow(SIGN_IN_ENDED.title);
});

it('keeps the message of other errors', async () => {
  expect(await messageOf(new Error('The disk is full.'))).toBe('The disk is full.');
});
