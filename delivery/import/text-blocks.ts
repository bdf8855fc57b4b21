import { isUtf8 } from 'node:buffer';
import { WrongEncoding, wideEncoding } from '@/lib/text/decode-utf8.mjs';
import { ImportProblem } from './problem';

const BLOCK = 512 * 1024;
const LONGEST_LINE = 64 * 1024 * 1024;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Splits bytes into texts of complete lines, at least half a megabyte each. Removes a byte order mark. */
export async function* textBlocks(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  let buffered: Uint8Array[] = [];
  let size = 0;
  let lines = 0;

  function decode(block: Buffer): string {
    const first = lines === 0;
    const encoding = first ? wideEncoding(block) : undefined;
    if (encoding) throw new ImportProblem(`${name} ${new WrongEncoding(encoding).message}`);
    if (!isUtf8(block)) throw new ImportProblem(notUtf8(block, lines, name));
    const text = block.toString('utf8');
    for (let offset = block.indexOf(LINE_FEED); offset !== -1; offset = block.indexOf(LINE_FEED, offset + 1)) lines++;
    return first ? text.replace(/^\uFEFF+/, '') : text;
  }

  for await (const chunk of bytes) {
    buffered.push(chunk);
    size += chunk.length;
    if (size < BLOCK) continue;
    const end = Math.max(chunk.lastIndexOf(LINE_FEED), chunk.lastIndexOf(CARRIAGE_RETURN)) + 1;
    if (end === 0) {
      if (size > LONGEST_LINE)
        throw new ImportProblem(`${name} has a line longer than 64 MB: it is neither csv nor ndjson.`);
      continue;
    }
    buffered[buffered.length - 1] = chunk.subarray(0, end);
    yield decode(Buffer.concat(buffered));
    buffered = [chunk.subarray(end)];
    size = chunk.length - end;
  }
  if (size > 0) yield decode(Buffer.concat(buffered));
}

function notUtf8(block: Buffer, linesBefore: number, name: string): string {
  let line = linesBefore + 1;
  let start = 0;
  for (let end = block.indexOf(LINE_FEED); end !== -1; end = block.indexOf(LINE_FEED, start)) {
    if (!isUtf8(block.subarray(start, end))) break;
    start = end + 1;
    line++;
  }
  return `${name} is not UTF-8 text: line ${line} has bytes that are no character. Save it as UTF-8.`;
}
