const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;

/**
 * Counts the records of a bulk file whose bytes are given part by part. Records end with LF, CRLF or CR, also if a file
 * mixes them, values of a csv with a comma; inside quotes they are part of a value. A line without text is no record.
 */
export class RecordCount {
  #encoding;
  #records = 0;
  #malformed = 0;
  /** Commas of the header; below zero until it was read. */
  #header = -1;
  // Of the record that is being read: its bytes so far (in ndjson whether it has text), its commas, and whether it is
  // inside quotes.
  #length = 0;
  #commas = 0;
  #quoted = 0;

  /** @param {'csv' | 'ndjson'} encoding */
  constructor(encoding) {
    this.#encoding = encoding;
  }

  /** @param {Uint8Array} part */
  take(part) {
    if (this.#encoding === 'csv') this.#takeCsv(part);
    else this.#takeNdjson(part);
  }

  /**
   * To be called once, after the last part. `rows`: records, the header of a csv not counted. `malformed`: records of a
   * csv that have not as many values as its header; null for ndjson.
   */
  finish() {
    this.#end();
    if (this.#encoding !== 'csv') return { rows: this.#records, malformed: null };
    return { rows: Math.max(0, this.#records - 1), malformed: this.#malformed };
  }

  #takeCsv(part) {
    let quoted = this.#quoted;
    let commas = this.#commas;
    let start = 0;
    // This loop sees every byte of every file: most are above the comma and cost one comparison.
    for (let at = 0; at < part.length; at++) {
      const byte = part[at];
      if (byte > COMMA) continue;
      if (byte === COMMA) commas += 1 ^ quoted;
      else if (byte === QUOTE) quoted ^= 1;
      else if ((byte === LINE_FEED || byte === CARRIAGE_RETURN) && quoted === 0) {
        this.#length += at - start;
        this.#commas = commas;
        // The LF of a CRLF ends an empty record, which does not count.
        this.#end();
        commas = 0;
        start = at + 1;
      }
    }
    this.#length += part.length - start;
    this.#quoted = quoted;
    this.#commas = commas;
  }

  #takeNdjson(part) {
    let isBlank = this.#length === 0;
    for (let at = 0; at < part.length; at++) {
      const byte = part[at];
      if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
        if (!isBlank) this.#records++;
        isBlank = true;
      } else if (byte !== SPACE && byte !== TAB) isBlank = false;
    }
    this.#length = isBlank ? 0 : 1;
  }

  #end() {
    if (this.#length > 0) {
      if (this.#header < 0) this.#header = this.#commas;
      else if (this.#commas !== this.#header) this.#malformed++;
      this.#records++;
    }
    this.#length = 0;
    this.#commas = 0;
  }
}
