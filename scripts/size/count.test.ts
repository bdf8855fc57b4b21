import { expect, it } from 'vitest';
import { sizeOf, sum } from './count';

it('counts neither comments nor white space as tokens', () => {
  const plain = sizeOf('const a = <b>text</b>;\n');
  expect(sizeOf('// why\nconst a =\n  /* what */ <b>text</b>;\n')).toEqual({ ...plain, lines: 3 });
});

it('counts a joined line as many tokens as separate ones', () => {
  expect(sizeOf('f({ a, b });\n').tokens).toBe(sizeOf('f({\n  a,\n  b\n});\n').tokens);
});

it('adds sizes', () => {
  expect(sum([sizeOf('a;\n'), sizeOf('b;\nc;\n')])).toEqual({ files: 2, lines: 3, tokens: 6 });
});
