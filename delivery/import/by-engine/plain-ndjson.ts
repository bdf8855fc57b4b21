import type { Columns, ColumnType } from '@/lib/contract/column';

/** Invalid escapes, and keys with escapes. */
const ESCAPES = [/(?<!\\)(?:\\\\)*\\[^"\\/bfnrtu]/, /\\.(?:[^"\\]|\\.)*"\s*:/];

/** Invalid JSON that the engine accepts: unescaped control characters, a trailing comma or a null in a list. */
const FORGIVEN = [/[^\n\r -\uffff]|\r(?!\n)/, /,\s*(?:\]|null\b)|\[\s*null\b/];

const NUMBER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';

/** JSON syntax of types for which the engine accepts more: 01, "1" and +1 for numbers, 1 for true. */
const WRITTEN: Partial<Readonly<Record<ColumnType, string>>> = {
  float: NUMBER,
  integer: NUMBER,
  boolean: 'true|false',
};

/**
 * Creates a test of whether a text is JSON that the engine parses correctly. The engine refuses other invalid texts
 * itself. A few valid texts do not pass and are left to the row-by-row reader. Texts are tested as bytes (latin1) and
 * by patterns, as parsing would take several times longer and dominate an import.
 */
export function plainNdjson(columns: Columns): (text: string) => boolean {
  const others = Object.entries(WRITTEN).flatMap(([type, pattern]) => {
    const names = Object.keys(columns).filter((name) => columns[name]?.type === type);
    return names.length > 0 ? [`(?:${names.join('|')})"\\s*:(?!\\s*(?:null|${pattern})\\s*[,}])`] : [];
  });
  const suspicious = others.length > 0 ? [...FORGIVEN, otherwise(others)] : FORGIVEN;
  const matchesAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return (text) => !matchesAny(suspicious, text) && !(text.includes('\\') && matchesAny(ESCAPES, text));
}

function otherwise(patterns: readonly string[]): RegExp {
  return new RegExp(`"(?:${patterns.join('|')})`);
}
