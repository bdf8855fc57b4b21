const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Counts the records of a bulk file whose bytes are given part by part. Records end with a line feed, values of a csv
 * with a comma; inside quotes both are part of a value. An empty line is no record.
 */
export class RecordCount {
  #encoding;
  #records = 0;
  #malformed = 0;
  /** Commas of the header; below zero until it was read. */
  #header = -1;
  // Of the record that is being read: its bytes so far, its commas, and whether it stands inside quotes.
  #length = 0;
  #commas = 0;
  #quoted = 0;
  #last = LINE_FEED;

  /** @param {'csv' | 'ndjson'} encoding */
  constructor(encoding) {
    this.#encoding = encoding;
  }

  /** @param {Uint8Array} part */
  take(part) {
    if (part.length === 0) return;
    if (this.#encoding === 'csv') this.#takeCsv(part);
    else for (let at = part.indexOf(LINE_FEED); at !== -1; at = part.indexOf(LINE_FEED, at + 1)) this.#records++;
    this.#last = part[part.length - 1] ?? LINE_FEED;
  }

  /**
   * To be called once, after the last part. `rows`: records, the header of a csv not counted. `malformed`: records of a
   * csv that have not as many values as its header; null for ndjson.
   */
  finish() {
    if (this.#encoding !== 'csv') return { rows: this.#records + (this.#last === LINE_FEED ? 0 : 1), malformed: null };
    this.#end();
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
      else if (byte === LINE_FEED && quoted === 0) {
        const before = at > 0 ? part[at - 1] : this.#last;
        this.#length += at - start;
        this.#commas = commas;
        if (this.#length > 1 || before !== CARRIAGE_RETURN) this.#end();
        this.#length = 0;
        commas = 0;
        start = at + 1;
      }
    }
    this.#length += part.length - start;
    this.#quoted = quoted;
    this.#commas = commas;
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
