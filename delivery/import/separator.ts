import { CsvParser } from './csv-parser';
import { ImportProblem } from './problem';

const SEPARATORS = [',', ';', '\t'];

/** What parts the cells of a csv file: what makes most of its header known columns; a comma unless another does. */
export function separatorOf(text: string, knows: (name: string) => boolean): string {
  const line = `${text.split('\n', 1)[0]}\n`;
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
