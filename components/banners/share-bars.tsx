'use client';

import type { ReactNode } from 'react';
import { shareParams } from '@/components/banners/page';
import type { Banners } from '@/components/banners/use-banners';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { ShareRow } from '@/lib/queries/banners/shares';

const HEIGHT = 176;
/** Width of a bar in percent. Shares outside 0 to 1 are only shown as a number. */
const barPercent = (share: number) => 100 * Math.min(1, Math.max(0, share));

interface ShareBarsProps {
  banners: Banners;
  by: 'retailer' | 'page_type';
  tools: ReactNode;
}

/** Banner shares of the day by retailer or page type. Rows without counts have a note. */
export function ShareBars({ banners, by, tools }: ShareBarsProps) {
  const { params, set } = banners;
  const format = useFormat();
  const state = useAnswer('banners/shares', { ...shareParams(params), by, limit: 200 });
  const choose = ({ retailer_name, page_type }: ShareRow) =>
    by === 'retailer'
      ? set({ retailer: retailer_name ? [retailer_name] : null })
      : set({ page_type: page_type ? [page_type] : null });
  return (
    <AnswerPanel
      title="Banner share of the day"
      height={HEIGHT}
      state={state}
      caption={({ rows }) => {
        const shareCount = rows.filter(({ share }) => share !== null).length;
        return `Own share of brand mentions · ${format.integer(shareCount)} of ${format.integer(rows.length)} with counts`;
      }}
      isEmpty={({ rows }) => rows.length === 0}
      actions={() => tools}
    >
      {({ rows }) => (
        <ul className="max-h-64 overflow-auto">
          {rows.map((row) => (
            <li
              key={`${row.retailer_name} ${row.page_type}`}
              className="grid h-7 grid-cols-[8.5rem_minmax(0,1fr)_7.5rem] items-center gap-2"
            >
              <button
                type="button"
                onClick={() => choose(row)}
                title={nameOfRow(row, by)}
                className="truncate text-start hover:underline"
              >
                {nameOfRow(row, by)}
              </button>
              <span className="relative h-3 bg-wash">
                {row.share === null ? (
                  <span className="hatch absolute inset-0" />
                ) : (
                  <span className="absolute inset-y-0 start-0 bg-ink" style={{ width: `${barPercent(row.share)}%` }} />
                )}
              </span>
              <span className="whitespace-nowrap text-end">
                {format.percent(row.share, 0)}
                <span className="text-caption text-ink-3"> {changeOf(row)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </AnswerPanel>
  );

  function changeOf({ share, change, own_labels, competitor_labels, uncounted, banners: count }: ShareRow): string {
    if (share === null)
      return own_labels === null || own_labels + (competitor_labels ?? 0) === 0
        ? 'no counts'
        : `${format.integer(uncounted)} of ${format.integer(count)} unknown`;
    return change === null ? '' : format.points(change / 100);
  }
}

function nameOfRow(row: ShareRow, by: 'retailer' | 'page_type'): string {
  if (by === 'retailer') return row.retailer_name?.trim() || 'Unknown retailer';
  return row.page_type_name?.trim() || 'Unknown page type';
}
