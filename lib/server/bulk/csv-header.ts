import 'server-only';

/**
 * Returns the fields of the first record of a CSV text and its end, or null if the text ends within the record, which
 * LF, CRLF or CR end.
 */
export function firstRecord(text: string): { fields: string[]; end: number } | null {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') field += text[++at];
      else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      fields.push(field);
      field = '';
    } else if (char === '\n' || char === '\r') {
      fields.push(field);
      return { fields, end: at + 1 };
    } else field += char;
  }
  return null;
}
