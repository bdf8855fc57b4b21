import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Hooks of pages that read whole answers and compute in the browser, which are being replaced page by page. */
const OLD = /from '@\/lib\/client\/(use-set|use-sets|use-kept|use-kept-days|use-collect|ndjson-stream)'/;
/** Must never be increased. */
const MOST = 4;

it('has no more files that read whole answers in the browser', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const users = files.filter((name) => /\.tsx?$/.test(name) && OLD.test(readFileSync(name, 'utf8')));
  expect(users.length).toBeLessThanOrEqual(MOST);
});
