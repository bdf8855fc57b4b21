'use client';

import Link from 'next/link';
import {
  distanceBelow,
  type MatrixColumn,
  matrixColumns,
  sumOf,
  wholePercent,
} from '@/components/overview/matrix-columns';
import type { OverviewState } from '@/components/overview/page';
import { SendButton } from '@/components/overview/send-button';
import { searchOf } from '@/lib/client/address/address-params';
import { chosenPages } from '@/lib/client/address/all-competition-pages';
import { useFormat } from '@/lib/client/format/use-format';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import { NOT_STATED } from '@/lib/datasets/filters';
import { RETAILER_RULES, SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import { openLines } from '@/lib/queries/overview/open-lines';
import type { Problems } from '@/lib/queries/overview/problems';
import type { OverviewTile } from '@/lib/queries/overview/tiles';

const HEAD = 'border-line border-b pb-0.5 align-bottom font-medium';
const CELL = 'border-line border-b text-end';
const SENT_WORDS = `What a retailer can fix and may know, new or not: ${RETAILER_RULES.map((rule) => SIGNAL_WORDS[rule].title.toLowerCase()).join(', ')}`;

interface MatrixProps {
  state: OverviewState;
  problems: Problems;
  tiles: readonly OverviewTile[];
}

/** Retailers by the impact of their events: how much of each column is on target, and the list to send. */
export function RetailerMatrix({ state, problems, tiles }: MatrixProps) {
  const format = useFormat();
  const { rating_target } = useSettingValues();
  const { retailers, total, judged, files } = problems;
  const columns = matrixColumns({
    tiles,
    judged,
    date: state.dates.date,
    pages: chosenPages(state.params.page),
    target: format.decimal(rating_target, 1),
  });
  const events = new Map(retailers.map((row) => [row.retailer, row.events]));
  const rows = new Set([...events.keys(), ...columns.flatMap((column) => column.rows.map(({ retailer }) => retailer))]);
  return (
    <table className="w-full border-collapse text-caption">
      <thead className="text-[11px] text-ink-3 max-sm:text-[10px]">
        <tr>
          <th scope="col" className={`${HEAD} text-start`}>
            Retailer
          </th>
          <th scope="col" className={`${HEAD} text-end`} title="New and going on">
            Events
          </th>
          {columns.map(({ title, counted, meaning }) => (
            <th key={title} scope="col" className={`${HEAD} ps-1 text-end max-sm:ps-0.5`} title={meaning}>
              {title}
              <span className="block font-normal text-[10px] leading-[13px]">{counted}</span>
            </th>
          ))}
          <th scope="col" className={`${HEAD} ps-1.5 text-end`} title={SENT_WORDS}>
            Send
            <span className="block font-normal text-[10px] leading-[13px]">points</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows].map((retailer, index) => (
          <tr key={retailer}>
            <th
              scope="row"
              className={`border-line border-b text-start leading-4 max-sm:wrap-anywhere max-sm:min-w-20 max-sm:max-w-32 sm:max-w-40 sm:truncate ${index === 0 && (events.get(retailer) ?? 0) > 0 ? 'font-semibold' : 'font-normal'}`}
              title={retailer}
            >
              {retailer}
            </th>
            <EventsCell events={events.get(retailer) ?? 0} />
            {columns.map((column) => (
              <ShareCell key={column.title} column={column} retailer={retailer} />
            ))}
            <SendCell state={state} problems={problems} retailer={retailer} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="border-line border-b text-start font-semibold">
            All
          </th>
          <EventsCell events={total.new + total.going_on} />
          {columns.map((column) => (
            <ShareCell key={column.title} column={column} />
          ))}
          <td className={CELL} />
        </tr>
        <tr>
          <th scope="row" className="py-0.5 text-start font-normal">
            Files
          </th>
          <td colSpan={columns.length + 2} className="py-0.5 text-end">
            <FilesCell files={files} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The list for a retailer, with the number of its points: what is bad on the day, by rules that it may read. */
function SendCell({ state, problems, retailer }: Pick<MatrixProps, 'state' | 'problems'> & { retailer: string }) {
  const points = openLines(problems)
    .filter((line) => line.retailer === retailer && RETAILER_RULES.includes(line.rule))
    .reduce((sum, { subjects }) => sum + subjects, 0);
  return (
    <td className={`${CELL} h-7 ps-1.5`}>
      {['', NOT_STATED].includes(retailer) ? null : <SendButton state={state} retailer={retailer} points={points} />}
    </td>
  );
}

function EventsCell({ events }: { events: number }) {
  const format = useFormat();
  return (
    <td className={`${CELL} h-6 text-body ${events > 0 ? 'font-semibold' : 'font-normal text-ink-3'}`}>
      {format.integer(events)}
    </td>
  );
}

/** Shade of a marked cell: weak from 2 points below all retailers, strong from this distance. */
const STRONG_FROM = 0.4;

/**
 * The share of a retailer in whole percent, marked if it is below that of all retailers, with a link to what is off target.
 * Without a retailer, the share of all.
 */
function ShareCell({ column, retailer }: { column: MatrixColumn; retailer?: string }) {
  const format = useFormat();
  const all = sumOf(column.rows);
  const share = retailer === undefined ? all : column.rows.find((row) => row.retailer === retailer);
  if (!share || share.judged === 0) return <td className={`${CELL} text-ink-3`}>—</td>;
  const below = distanceBelow(share, all);
  const title = `${format.integer(share.good)} of ${format.integer(share.judged)} ${column.meaning}`;
  const tint = Math.round(10 + Math.min(1, below / STRONG_FROM) * 18);
  const words = (
    <>
      {below > 0 ? (
        <span aria-hidden className="me-px text-[9px] text-off-target leading-none">
          ▼
        </span>
      ) : null}
      {format.integer(wholePercent(share))}
    </>
  );
  return (
    <td
      className={`${CELL} whitespace-nowrap border-s border-s-ground`}
      style={below > 0 ? { background: `color-mix(in srgb, var(--off-target) ${tint}%, transparent)` } : undefined}
    >
      {retailer === undefined || share.good === share.judged ? (
        <span title={title} className="block leading-6">
          {words}
        </span>
      ) : (
        <Link
          href={column.hrefOf(retailer)}
          prefetch={false}
          title={`${title}. Show the others`}
          className="block min-w-6 leading-6 hover:underline"
        >
          {words}
        </Link>
      )}
    </td>
  );
}

/** Missing and light files concern all retailers. Links to the newest ones. */
function FilesCell({ files }: Pick<Problems, 'files'>) {
  const format = useFormat();
  if (files.length === 0) return <span className="text-ink-3">none missing</span>;
  return files.map(({ state, files: count, newest: { dataset, day, hour } }) => (
    <Link
      key={state}
      href={`/downloads?${searchOf({ dataset, until: day, at: day, hour })}`}
      className="ms-2 inline-block text-off-target underline decoration-control underline-offset-2 leading-6 hover:decoration-off-target"
    >
      {format.count(count, 'file')} {state}
    </Link>
  ));
}
