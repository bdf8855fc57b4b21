import 'server-only';
import { datasets } from '@/lib/contract/datasets';

/** Also where a file's own header is the truth: the columns of some datasets nobody promises. */
const NAMES = new Set(
  datasets.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([name, column]) => ('personal' in column ? name.toLowerCase() : [])),
  ),
);

/** Whether a column says who a person is. */
export function isPersonal(column: string): boolean {
  return NAMES.has(column.trim().toLowerCase());
}

/** Records, the header first, without the columns that say who a person is; reads the header to say which these are. */
export async function withoutPersonal(
  records: AsyncGenerator<string[]>,
): Promise<{ records: AsyncGenerator<string[]>; leftOut: string[] }> {
  const first = await records.next();
  const header = first.done ? [] : first.value;
  const isKept = header.map((name) => !isPersonal(name));
  return { records: kept(first.done ? null : header, records, isKept), leftOut: header.filter(isPersonal) };
}

async function* kept(
  header: string[] | null,
  records: AsyncGenerator<string[]>,
  isKept: readonly boolean[],
): AsyncGenerator<string[]> {
  // A record longer than the header keeps what lies behind it: nobody knows what that is, and it is not lost.
  const pick = (record: string[]) => record.filter((_, at) => isKept[at] ?? true);
  try {
    if (header) yield pick(header);
    for await (const record of records) yield pick(record);
  } finally {
    await records.return(undefined);
  }
}
