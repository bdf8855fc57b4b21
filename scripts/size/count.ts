import jsTokens from 'js-tokens';

export interface Size {
  files: number;
  lines: number;
  /** Excludes comments and white space. */
  tokens: number;
}

const SKIPPED = new Set(['WhiteSpace', 'LineTerminatorSequence', 'SingleLineComment', 'MultiLineComment']);

/** Counts lines and tokens of a file. Tokens measure code better, as lines can be joined. */
export function sizeOf(text: string): Size {
  let tokens = 0;
  for (const { type } of jsTokens(text, { jsx: true })) if (!SKIPPED.has(type)) tokens += 1;
  return { files: 1, lines: text.split('\n').length - 1, tokens };
}

export function sum(sizes: readonly Size[]): Size {
  return sizes.reduce(
    (all, { files, lines, tokens }) => ({
      files: all.files + files,
      lines: all.lines + lines,
      tokens: all.tokens + tokens,
    }),
    { files: 0, lines: 0, tokens: 0 },
  );
}
