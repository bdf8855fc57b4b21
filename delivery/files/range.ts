/** A range of bytes, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header (RFC 9110 §14.2) for a file of the given size. Returns undefined for the whole file: without
 * the header, and for headers that may be ignored (several ranges, another unit, invalid text). `unsatisfiable` means a
 * 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') return tail(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

function tail(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
