'use client';

import Link from 'next/link';
import { evidenceOf } from '@/components/overview/evidence';
import type { OverviewState } from '@/components/overview/page';
import { SendMenu } from '@/components/overview/send-menu';
import { counted, pluralOf } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import { RETAILER_RULES, TARGET_RULES, type TargetColumn } from '@/lib/metrics/signals.words';
import { openLines } from '@/lib/queries/overview/open-lines';
import type { Problems } from '@/lib/queries/overview/problems';

const COLUMNS = Object.keys(TARGET_RULES) as TargetColumn[];
const TITLES: Readonly<Record<TargetColumn, string>> = {
  price: 'Price',
  stock: 'Stock',
  search: 'Search',
  rankings: 'Rank',
  banners: 'Banner',
  ratings: 'Rating',
};

/** What a count is of: "22 of 46 in stock". */
const GOOD: Readonly<Record<TargetColumn, string>> = {
  price: 'on or near target',
  stock: 'in stock',
  search: 'at target',
  rankings: 'at target',
  banners: 'without a takeover',
  ratings: 'at target',
};

// On a phone, the columns between names and buttons scroll.
const NAME = 'sticky start-0 z-1 max-w-28 bg-ground pe-2';
const SEND = 'sticky end-0 z-1 bg-ground text-end';
const HEAD = 'border-line border-b py-1 font-medium';
const CELL = 'border-line border-b py-0.5 ps-1';

interface MatrixProps {
  state: OverviewState;
  problems: Problems;
}

/** Retailers by impact: how much of each column is on target, and the list to send. */
export function RetailerMatrix({ state, problems }: MatrixProps) {
  const format = useFormat();
  const { retailers, total, judged, files } = problems;
  const impacts = new Map(retailers.map(({ retailer, impact }) => [retailer, impact]));
  const listed = new Set(
    openLines(problems)
      .filter(({ rule }) => RETAILER_RULES.includes(rule))
      .map(({ retailer }) => retailer),
  );
  const others = judged.targets.map(({ retailer }) => retailer).filter((retailer) => !impacts.has(retailer));
  const rows = [...impacts.keys(), ...new Set(others)];
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-caption leading-5">
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className={`${HEAD} ${NAME} text-start`}>
              Retailer
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`${HEAD} ps-1 text-end`}>
                {TITLES[column]}
              </th>
            ))}
            <th scope="col" className={`${HEAD} ps-1 ${SEND}`}>
              Send
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((retailer, at) => (
            <tr key={retailer}>
              <th
                scope="row"
                className={`${NAME} truncate border-line border-b py-0.5 text-start ${at === 0 && impacts.size > 0 ? 'font-semibold' : 'font-normal'}`}
                title={retailer}
              >
                {retailer}
              </th>
              {COLUMNS.map((column) => (
                <TargetCell key={column} {...{ state, problems, column, retailer }} />
              ))}
              <td className={`${CELL} ${SEND}`}>
                <SendMenu
                  state={state}
                  retailer={retailer}
                  impact={impacts.get(retailer) ?? 0}
                  canSend={listed.has(retailer)}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${NAME} border-line border-b py-0.5 text-start font-semibold`}>
              All
            </th>
            {COLUMNS.map((column) => (
              <TargetCell key={column} {...{ state, problems, column, retailer: null }} />
            ))}
            <td className={`${CELL} ${SEND} pe-2 font-semibold`}>{format.integer(total.new + total.going_on)}</td>
          </tr>
          <tr>
            <th scope="row" className="py-0.5 text-start font-normal">
              Files
            </th>
            <td colSpan={COLUMNS.length + 1} className="py-0.5 text-end">
              <FilesCell files={files} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellProps extends MatrixProps {
  column: TargetColumn;
  /** Null for all of them. */
  retailer: string | null;
}

/** The share on target in whole percent, tinted by how far it is from all of them. Leads to what is off target. */
function TargetCell({ state, problems, column, retailer }: CellProps) {
  const format = useFormat();
  const counts = problems.judged.targets.filter(
    (count) => count.column === column && (retailer === null || count.retailer === retailer),
  );
  const good = counts.reduce((sum, count) => sum + count.good, 0);
  const judged = counts.reduce((sum, count) => sum + count.judged, 0);
  if (judged === 0) return <td className={`${CELL} text-end text-ink-3`}>—</td>;
  const isMet = good === judged;
  const title = `${format.integer(good)} of ${format.integer(judged)} ${GOOD[column]}`;
  // Never "100" while one is off target.
  const percent = isMet ? 100 : Math.min(99, Math.round((good / judged) * 100));
  const words = (
    <>
      {percent}{' '}
      <span aria-hidden className={isMet ? 'text-on-target' : 'text-off-target'}>
        {isMet ? '●' : '▼'}
      </span>
    </>
  );
  const problem = openLines(problems).find((one) => one.rule === TARGET_RULES[column] && one.retailer === retailer);
  const evidence = problem && evidenceOf(problem, { date: state.dates.date, page: state.params.page });
  const color = isMet
    ? 'var(--on-target) var(--on-target-fill)'
    : `var(--off-target) ${Math.round(8 + (1 - good / judged) * 20)}%`;
  const tint = `color-mix(in srgb, ${color}, transparent)`;
  return (
    <td className={`${CELL} whitespace-nowrap text-end`} style={retailer === null ? undefined : { background: tint }}>
      {evidence ? (
        <Link
          href={evidence.href}
          title={`${title}. Show ${pluralOf(evidence.noun)}`}
          className="-my-0.5 block py-0.5 hover:underline"
        >
          {words}
        </Link>
      ) : (
        <span title={title}>{words}</span>
      )}
    </td>
  );
}

/** Missing and light files concern all retailers. */
function FilesCell({ files }: Pick<Problems, 'files'>) {
  const format = useFormat();
  const count = (state: string) => files.reduce((sum, file) => sum + (file.state === state ? file.files : 0), 0);
  const parts = ['missing', 'light'].flatMap((state) => {
    const sum = count(state);
    return sum > 0 ? [`${counted(sum, 'file', format)} ${state}`] : [];
  });
  return (
    <span className={parts.length > 0 ? 'text-off-target' : 'text-ink-3'}>{parts.join(', ') || 'none missing'}</span>
  );
}
