import 'server-only';
import { datasets } from '@/lib/contract/datasets';
import { fold } from '@/lib/text/fold';

/** Also where a file's own header is the truth: the columns of some datasets nobody promises. */
const NAMES = new Set(
  datasets.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([name, column]) => ('personal' in column ? fold(name) : [])),
  ),
);

/** Whether a column says who a person is. */
export function isPersonal(column: string): boolean {
  return NAMES.has(fold(column).trim());
}

/** Records for people, and what of the file they have not. */
interface ForPeople {
  records: AsyncGenerator<string[]>;
  /** Columns that say who a person is. */
  leftOut: string[];
  /** Records so far that were left out with them, because they have other columns than the header. */
  shifted(): number;
}

/** Records, the header first. @param reviewers whether the columns that say who a person is are in them */
export async function forPeople(
  records: AsyncGenerator<string[]>,
  reviewers: 'left-out' | 'included',
): Promise<ForPeople> {
  return reviewers === 'included' ? { records, leftOut: [], shifted: () => 0 } : withoutPersonal(records);
}

/** Records, the header first, without the columns that say who a person is; reads the header to say which these are. */
export async function withoutPersonal(records: AsyncGenerator<string[]>): Promise<ForPeople> {
  const first = await records.next();
  const header = first.done ? null : first.value;
  const leftOut = header?.filter(isPersonal) ?? [];
  let shifted = 0;

  async function* kept(): AsyncGenerator<string[]> {
    const pick = (record: string[]) => record.filter((_, at) => !isPersonal(header?.[at] ?? ''));
    try {
      if (header) yield pick(header);
      for await (const record of records) {
        // In a record of other columns a name may stand under any of them.
        if (leftOut.length > 0 && record.length !== header?.length) shifted += 1;
        else yield pick(record);
      }
    } finally {
      await records.return(undefined);
    }
  }
  return { records: kept(), leftOut, shifted: () => shifted };
}
