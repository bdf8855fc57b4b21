import type { AnswerOf, QueryName } from '@/lib/queries/registry';
import type { TableAnswer } from '@/lib/queries/table';

/** Names of the queries that return windows of rows. */
export type TableName = { [Name in QueryName]: AnswerOf<Name> extends TableAnswer<unknown> ? Name : never }[QueryName];
export type RowOfTable<Name extends TableName> = AnswerOf<Name>['rows'][number];
