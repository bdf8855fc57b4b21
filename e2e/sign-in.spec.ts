import { day, downloadsPath, getLine, queue, row } from './downloads-page';
import { expect, test } from './fixture';
import { STACK } from './stack/places';
import { type SignInAnswer, startSignInProxy } from './stack/sign-in-proxy';

const ENDED = 'Your sign-in has ended. Reload the page.';

// A script that is redirected to the sign-in page is a syntax error, or has a wrong type. A part that is still loading is
// replaced during hydration (#418).
test.use({
  expectedErrors: [
    /Failed to load resource|SyntaxError|Failed to fetch RSC payload|MIME type|CORS|Content Security|React error #418/,
  ],
});

let proxy: Awaited<ReturnType<typeof startSignInProxy>>;

test.beforeEach(async () => {
  proxy = await startSignInProxy(STACK.port);
});
test.afterEach(() => proxy.close());

for (const answer of ['redirect', 'redirect to another site', 'status 401'] satisfies SignInAnswer[])
  test(`the end of the sign-in, by ${answer}, stops downloads and late code until the reload`, async ({ page }) => {
    const note = page.getByRole('alert').filter({ hasText: ENDED });
    await page.goto(`${proxy.origin}${downloadsPath('format=csv')}`);
    await day(page, 'Ratings', '23 Jun').click();
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));

    // The choice of one file is a link, which shows that its answer has arrived.
    const link = getLine(page).getByRole('link', { name: 'Download' });
    await expect(link).toBeVisible();
    proxy.ask(answer);
    await link.click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`Not downloaded${ENDED}`);
    await expect(note.first()).toBeVisible();

    proxy.ask(null);
    await page.goto(`${proxy.origin}${downloadsPath('format=xlsx')}`);
    await expect(note).toHaveCount(0);
    await day(page, 'Ratings', '23 Jun').click();
    await expect(getLine(page).getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(queue(page)).toContainText('No downloads yet.');
    // A tab responds once the code of the queue is loaded, which cannot be loaded after the end of the sign-in.
    const done = queue(page).getByRole('tab', { name: /^Done/ });
    await done.click();
    await expect(done).toHaveAttribute('aria-selected', 'true');
    await queue(page)
      .getByRole('tab', { name: /^Downloads/ })
      .click();
    proxy.ask(answer);
    await getLine(page).getByRole('button', { name: 'Download' }).click();
    await expect(row(page, /Ratings/)).toContainText(ENDED);
    await page.getByRole('button', { name: 'Dictionary' }).click();
    await expect(note.first()).toBeVisible();
    expect(files).toEqual([]);

    await expect(page.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible();

    proxy.ask(null);
    const saved = page.waitForEvent('download');
    // The button can disappear before a click, as the page notices the next sign-in by itself.
    await page.reload();
    expect((await saved).suggestedFilename()).toMatch(/^rating_2026-06-23.*\.xlsx$/);
    await page.getByRole('button', { name: 'Dictionary' }).click();
    await expect(page.getByRole('heading', { name: 'Dictionary' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });

for (const answer of ['redirect', 'status 401'] satisfies SignInAnswer[])
  test(`a link to another page, answered by ${answer}, loads the sign-in page`, async ({ page }) => {
    await page.goto(`${proxy.origin}/collection`);
    proxy.ask(answer);
    await page.getByRole('link', { name: 'Prices', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page).toHaveURL(answer === 'redirect' ? `${proxy.origin}/sign-in` : /\/prices/);
  });
