import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Hooks by which a page reads whole answers and computes in the browser. Pages leave them one by one. */
const OLD = /from '@\/lib\/client\/(use-set|use-sets|use-kept|use-kept-days|use-collect|ndjson-stream)'/;
/** Only ever lowered. */
const MOST = 28;

it('no further file reads whole answers in the browser', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const users = files.filter((name) => /\.tsx?$/.test(name) && OLD.test(readFileSync(name, 'utf8')));
  expect(users.length).toBeLessThanOrEqual(MOST);
});
