import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DownloadLink } from '@/components/ui/download-link';
import { ToastRegion } from '@/components/ui/toast';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import { ownJson } from '@/lib/client/query/test-response';

const FILE = '/api/bulk/price?date=2026-06-30';

let downloaded: string[] = [];

beforeEach(() => {
  downloaded = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded.push(this.getAttribute('href') ?? '');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  signIn.record(false);
});

async function pressLink(respond: () => Response) {
  const fetched = vi.fn(async (_url: string) => respond());
  vi.stubGlobal('fetch', fetched);
  render(
    <>
      <DownloadLink href={FILE}>Download</DownloadLink>
      <ToastRegion />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', FILE);
  await userEvent.click(link);
  return fetched;
}

it('downloads after the dashboard has answered, without a request of the file', async () => {
  const fetched = await pressLink(() => ownJson({}));
  await expect.poll(() => downloaded).toEqual([FILE]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/status']);
});

it('saves nothing after the sign-in has ended', async () => {
  await pressLink(() => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }));
  expect(await screen.findByText(SIGN_IN_ENDED.title)).toBeVisible();
  expect(downloaded).toEqual([]);
});
