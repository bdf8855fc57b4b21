import 'server-only';
import { TupleParam } from '@clickhouse/client';
import { identifier, join, param, raw, rowsNamed, type Sql, sql } from '@/lib/metrics/sql';
import type { Need, Run } from '@/lib/queries/query';
import { definitionNamed } from '../warehouse/tables';
import type { NeedCoverage } from './coverage';

/**
 * Returns the rows and the days of needs for statements.
 *
 * @param needs with their parts merged: see `mergeParts`
 */
export function needRows(needs: readonly NeedCoverage[], account: string): Pick<Run, 'from' | 'days'> {
  const needOf = ({ view, as = view.name }: Pick<Need, 'view' | 'as'>) => needs.find((need) => need.as === as);
  return {
    from(of, columns = []) {
      const need = needOf(of);
      if (!need) throw new Error(`A query reads ${of.as ?? of.view.name}, which it does not need.`);
      return rowsNamed(of.view.name, (named) => rowsOf(need, account, [...columns, ...named]));
    },
    days: (of) => needOf(of)?.days ?? [],
  };
}

/** Pairs each day with its set, so that a set of several days is read only for days that no later set has replaced. */
function rowsOf({ need, sets, setDays }: NeedCoverage, account: string, columns: readonly string[]): Sql {
  const { name } = definitionNamed(need.view.name);
  const pairs = sets.map((set, index) => new TupleParam([setDays[index], BigInt(set)]));
  return sql`(SELECT ${join([...new Set(columns)].map(identifier))} FROM ${raw(name)}
    WHERE account = ${param(account, 'String')} AND (day, set_id) IN ${param(pairs, 'Array(Tuple(Date, UInt64))')})`;
}
