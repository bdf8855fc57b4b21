import type { RowFormat } from './formats';

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const CARRIAGE_RETURN = 0x0d;

/** Finds row ends in a text that arrives in parts. */
export interface RowEnds {
  /** Reads the next part, and returns the offset after its last row end, or 0 without one. */
  last(part: Uint8Array): number;
}

export function rowEnds({ quotes }: RowFormat): RowEnds {
  return quotes ? quotedRowEnds() : { last: (part) => part.lastIndexOf(NEWLINE) + 1 };
}

/**
 * Finds row ends in csv like the engine: a quote opens a value only at its start, and a doubled one does not close it.
 */
function quotedRowEnds(): RowEnds {
  let inQuotes = false;
  let atStart = true;
  return {
    last(part) {
      let end = 0;
      for (let i = 0; i < part.length; i++) {
        if (inQuotes) {
          i = part.indexOf(QUOTE, i);
          if (i < 0) break;
          // A doubled quote closes the value, and opens it again as it is "at start".
          inQuotes = false;
          atStart = true;
          continue;
        }
        const byte = part[i];
        if (byte === QUOTE && atStart) inQuotes = true;
        else if (byte === NEWLINE) end = i + 1;
        atStart = byte === COMMA || byte === NEWLINE || byte === CARRIAGE_RETURN;
      }
      return end;
    },
  };
}

/** Returns the byte length of the header lines, or undefined until they are complete. */
export function headerLength(bytes: Uint8Array, format: RowFormat): number | undefined {
  let length = 0;
  let inQuotes = false;
  for (let lines = 0; lines < format.headerLines; length++) {
    if (length >= bytes.length) return undefined;
    if (format.quotes && bytes[length] === QUOTE) inQuotes = !inQuotes;
    else if (bytes[length] === NEWLINE && !inQuotes) lines += 1;
  }
  return length;
}
