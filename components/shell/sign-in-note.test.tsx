import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFailure } from '@/components/shell/page-failure';
import { SignInNote } from '@/components/shell/sign-in-note';
import { request } from '@/lib/client/query/request';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';
import { ownJson } from '@/lib/client/query/test-response';

const signInPage = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });

function answer(respond: () => Response) {
  const fetched = vi.fn(async () => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => void answer(signInPage));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => signIn.record(false));
});

describe('the end of the sign-in', () => {
  it('is shown until the dashboard answers again', async () => {
    render(<SignInNote />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => request('/api/brands').catch(() => {}));
    expect(screen.getByRole('alert')).toHaveTextContent(SIGN_IN_ENDED.title);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    answer(() => ownJson({}));
    await act(() => request('/api/status'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[string, () => void]>([
    ['a script fails', () => document.head.append(createFailingElement('script'))],
    ['a style sheet fails', () => document.head.append(createFailingElement('link'))],
    ['a page runs as a script', () => window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('<') }))],
    ['a page of another site runs as a script', () => window.dispatchEvent(new ErrorEvent('error'))],
  ])('is found when %s', async (_, fail) => {
    render(<SignInNote />);
    act(fail);
    expect(await screen.findByText(SIGN_IN_ENDED.title)).toBeVisible();
  });

  it('is not looked for at other errors', () => {
    const fetched = answer(signInPage);
    render(<SignInNote />);
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }));
    document.body.append(createFailingElement('img'));
    expect(fetched).not.toHaveBeenCalled();
  });
});

/** Returns an element that fails to load once it is in the page. */
function createFailingElement(name: 'script' | 'link' | 'img'): HTMLElement {
  const element = document.createElement(name);
  queueMicrotask(() => {
    element.dispatchEvent(new Event('error'));
    element.remove();
  });
  return element;
}

describe('a page that failed', () => {
  it('reports the end of the sign-in if its code could not be loaded', async () => {
    const error = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
    render(<PageFailure error={error} onRetry={() => {}} />);
    expect(await screen.findByText(SIGN_IN_ENDED.title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('refers to the log for other errors', () => {
    render(<PageFailure error={Object.assign(new Error('x'), { digest: '7f3a' })} onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('under 7f3a');
  });
});
