import type { QueryClient } from '@tanstack/react-query';
import { answerOptions } from '@/lib/client/answer-options';
import type { AnswerOf, ParamsOf, QueryName } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** The queries that answer in windows of rows. */
export type TableName = { [Name in QueryName]: AnswerOf<Name> extends TableAnswer<unknown> ? Name : never }[QueryName];
export type RowOf<Name extends TableName> = AnswerOf<Name>['rows'][number];

/** Rows that are asked for at once. */
const AT_ONCE = 1_000;

/** All rows of a table, for a file: as the page asks for them, whatever is in sight. Throws what a request throws. */
export async function fetchRows<Name extends TableName>(
  client: QueryClient,
  name: Name,
  params: ParamsOf<Name>,
): Promise<RowOf<Name>[]> {
  const rows: RowOf<Name>[] = [];
  for (;;) {
    const asked = { ...params, offset: rows.length, limit: AT_ONCE } as unknown as ParamsOf<Name>;
    const { answer } = await client.fetchQuery(answerOptions(name, asked));
    const { rows: its, total } = answer as TableAnswer<RowOf<Name>>;
    rows.push(...its);
    if (its.length === 0 || rows.length >= total) return rows;
  }
}
