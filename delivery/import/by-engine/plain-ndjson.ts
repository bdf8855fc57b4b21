import type { Columns, ColumnType } from '@/lib/contract/column';

/** Of texts with a backslash: an escape that JSON does not know, and a key that nobody would find by its name. */
const ESCAPES = [/(?<!\\)(?:\\\\)*\\[^"\\/bfnrtu]/, /\\.(?:[^"\\]|\\.)*"\s*:/];

/** Control characters as they stand, a comma after the last item of a list, a null in one. */
const FORGIVEN = [/[^\n\r -\uffff]|\r(?!\n)/, /,\s*(?:\]|null\b)|\[\s*null\b/];

const NUMBER = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?';

/** How a value is written in JSON, of types for which the engine takes more: 01, "1", +1 for numbers, 1 for true. */
const WRITTEN: Partial<Readonly<Record<ColumnType, string>>> = {
  float: NUMBER,
  integer: NUMBER,
  boolean: 'true|false',
};

/**
 * Makes the test of a text of ndjson that the engine reads as JSON would be read; all else it refuses itself. A few
 * sound texts do not pass: they are for the row-by-row reader. Texts are looked at as bytes (latin1), and by patterns:
 * parsing them would take several times longer, and most of an import.
 */
export function plainNdjson(columns: Columns): (text: string) => boolean {
  const others = Object.entries(WRITTEN).flatMap(([type, written]) => {
    const names = Object.keys(columns).filter((name) => columns[name]?.type === type);
    return names.length > 0 ? [`(?:${names.join('|')})"\\s*:(?!\\s*(?:null|${written})\\s*[,}])`] : [];
  });
  const suspicious = others.length > 0 ? [...FORGIVEN, otherwise(others)] : FORGIVEN;
  const found = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return (text) => !found(suspicious, text) && !(text.includes('\\') && found(ESCAPES, text));
}

function otherwise(patterns: readonly string[]): RegExp {
  return new RegExp(`"(?:${patterns.join('|')})`);
}
