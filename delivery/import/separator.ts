import { CsvParser } from './csv-parser';
import { ImportProblem } from './problem';

const SEPARATORS = [',', ';', '\t'];

/** Detects the separator of a csv file: the one with the most known columns in the header, by default a comma. */
export function separatorOf(text: string, knows: (name: string) => boolean): string {
  const line = `${/[^\r\n]+/.exec(text)?.[0] ?? ''}\n`;
  const counts = SEPARATORS.map((separator) => namesIn(line, separator).filter(knows).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function namesIn(line: string, separator: string): string[] {
  try {
    const [header] = new CsvParser('', separator).read(line);
    return header?.cells.map((cell) => (cell ?? '').trim()) ?? [];
  } catch (error) {
    if (error instanceof ImportProblem) return [];
    throw error;
  }
}
