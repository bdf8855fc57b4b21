import 'server-only';
import { TupleParam } from '@clickhouse/client';
import type { TableDefinition } from '@/lib/clickhouse/table';
import { identifier, join, param, raw, rowsNamed, type Sql, sql } from '@/lib/metrics/sql';
import type { Need, Run } from '@/lib/queries/query';
import { itemsSql } from '../warehouse/table';
import { definitionNamed } from '../warehouse/tables';
import type { NeedCoverage } from './coverage';

/**
 * Returns the rows and the days of needs for statements.
 *
 * @param needs with their parts merged: see `mergeParts`
 */
export function needRows(
  needs: readonly NeedCoverage[],
  account: string,
): Pick<Run, 'from' | 'items' | 'days' | 'ownDays'> {
  const find = ({ view, as = view.name }: Pick<Need, 'view' | 'as'>) => needs.find((need) => need.as === as);
  function coverageOf(need: Pick<Need, 'view' | 'as'>): NeedCoverage {
    const coverage = find(need);
    if (!coverage) throw new Error(`A query reads ${need.as ?? need.view.name}, which it does not need.`);
    return coverage;
  }
  return {
    from(need, columns = []) {
      const coverage = coverageOf(need);
      const { name } = need.view;
      return rowsNamed(name, (named) => rowsOf(coverage, account, definitionNamed(name), [...columns, ...named]));
    },
    items: (need) => itemsOf(coverageOf(need), account),
    days: (need) => find(need)?.days ?? [],
    ownDays: (need) => find(need)?.ownDays ?? [],
  };
}

function itemsOf({ need, sets }: NeedCoverage, account: string): Sql {
  return sql`(
    WITH pages AS (
      SELECT page, if(readable = '', body, readable) AS body FROM raw_answers
      WHERE account = ${param(account, 'String')} AND endpoint = ${param(need.view.dataset, 'String')}
        AND (day, set_id) IN ${pairsOf(sets)})
    SELECT item, row_no FROM (${raw(itemsSql())}))`;
}

function pairsOf(sets: NeedCoverage['sets']): Sql {
  const pairs = sets.map(({ day, id }) => new TupleParam([day, BigInt(id)]));
  return param(pairs, 'Array(Tuple(Date, UInt64))');
}

/** Pairs each day with its set, so that a set of several days is read only for days that no later set has replaced. */
function rowsOf({ sets }: NeedCoverage, account: string, { name }: TableDefinition, columns: readonly string[]): Sql {
  return sql`(SELECT ${join([...new Set(columns)].map(identifier))} FROM ${raw(name)}
    WHERE account = ${param(account, 'String')} AND (day, set_id) IN ${pairsOf(sets)})`;
}
