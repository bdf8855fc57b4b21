import 'server-only';
import { choiceWords } from '@/lib/contract/choice-words';
import type { FileChoice } from '@/lib/contract/file-choice';
import type { Fact } from '@/lib/spreadsheet/about';
import { config } from '../base/config';
import { nameOfFile } from '../bulk/file-request';
import type { FileReport } from './open-files';

const integer = (value: number) => value.toLocaleString('en');
const FORMAT = { days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`), integer };

/** The About sheet of a workbook of files: the choice, its sources and the missing files. */
export function aboutChoice(choice: FileChoice, reports: readonly FileReport[]): Fact[] {
  const dates = reports.map(({ file }) => file.date).sort();
  return [
    ['Title', choiceWords(choice, FORMAT)],
    ['Dates', FORMAT.days(dates[0] ?? '', dates.at(-1) ?? '')],
    ['Account', config().accountName],
    ['Exported', new Date().toISOString()],
    ...choice.tables.flatMap(({ dataset }) => tableFacts(reports.filter(({ file }) => file.dataset.name === dataset))),
  ];
}

function tableFacts(reports: readonly FileReport[]): Fact[] {
  const [first] = reports;
  if (!first) return [];
  const { title, endpoint, purpose } = first.file.dataset;
  const included = reports.filter(({ problem }) => problem === null);
  return [
    [`Source of ${title}`, endpoint.title],
    [`Contents of ${title}`, purpose],
    [`Files of ${title}`, `${integer(included.length)} of ${integer(reports.length)}`],
    ...reports.flatMap(({ file, problem }) =>
      problem ? [[`Missing: ${nameOfFile(file)}`, problem.title] as const] : [],
    ),
    ...included.map((report) => [nameOfFile(report.file), fileWords(report)] as const),
  ];
}

/** "12,405 rows", with rows and columns that were left out. */
function fileWords({ rows, facts, shifted, extra }: FileReport): string {
  const all = facts && facts.rows > rows ? `${integer(rows)} of ${integer(facts.rows)} rows` : `${integer(rows)} rows`;
  return [
    all,
    ...(shifted > 0 ? [`rows left out because they have other columns than the header: ${integer(shifted)}`] : []),
    ...(extra.length > 0 ? [`columns left out because the first file does not have them: ${extra.join(', ')}`] : []),
  ].join('; ');
}
