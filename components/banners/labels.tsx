'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import type { Banners } from '@/components/banners/use-banners';
import { type Brand, OTHER_STYLE } from '@/components/chart/brand-color';
import { brandFill } from '@/components/chart/brand-fill';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { saveFiles } from '@/components/ui/save-files';
import { type ExportSheet, saveWorkbook } from '@/lib/client/files/request-export';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { LabelRow } from '@/lib/queries/banners/labels';
import { MOST_ROWS } from '@/lib/queries/params';
import { groupBy } from '@/lib/queries/shared/group-by';

const NONE: readonly LabelRow[] = [];

/** Brand mentions on banners as a tree of categories, subcategories and brands. A click filters the page. */
export function LabelsTab({ banners }: { banners: Banners }) {
  const { params, notes } = banners;
  const format = useFormat();
  const state = useAnswer('banners/labels', { ...params, limit: MOST_ROWS });
  const rows = state.data?.rows ?? NONE;
  const styles = useBrandStyles(useMemo(() => bySize(rows), [rows]));
  const sheets: ExportSheet[] = [{ title: 'Brand mentions', query: 'banners/labels', params }];
  const workbook = { title: `Brand mentions on banners ${params.date}`, sheets };
  return (
    <AnswerPanel
      title="What banners show"
      state={state}
      caption={({ rows: [first] }) =>
        `${format.count(first?.all_labels ?? 0, 'brand mention')} by category, subcategory and brand`
      }
      isEmpty={({ rows }) => rows.length === 0}
      actions={() => (
        <Button look="quiet" onClick={() => void saveFiles(() => saveWorkbook(workbook, { notes, format }))}>
          <FileSpreadsheet aria-hidden />
          Excel workbook
        </Button>
      )}
    >
      {({ rows, total }) => (
        <>
          <ul className="columns-1 gap-x-8 lg:columns-2">
            {[...groupBy(rows, ({ category }) => category)].map(([category, group]) => (
              <Category key={category} name={category} rows={group} banners={banners} styles={styles} />
            ))}
          </ul>
          {total > rows.length ? (
            <p className="text-caption text-ink-3">
              The first {format.integer(rows.length)} of {format.count(total, 'row')}. The workbook has all.
            </p>
          ) : null}
        </>
      )}
    </AnswerPanel>
  );
}

interface CategoryProps {
  name: string | null;
  rows: readonly LabelRow[];
  banners: Banners;
  styles: ReturnType<typeof useBrandStyles>;
}

function Category({ name, rows, banners, styles }: CategoryProps) {
  const format = useFormat();
  const [first] = rows;
  return (
    <li className="mb-3 break-inside-avoid">
      <details open>
        <summary className="cursor-pointer border-line border-b py-1 font-semibold">
          {name ?? 'Unknown category'}{' '}
          <span className="font-normal text-caption text-ink-3">
            {format.integer(first?.category_own_labels ?? 0)} own of{' '}
            {format.count(first?.category_labels ?? 0, 'brand mention')}
          </span>
        </summary>
        <ul>
          {[...groupBy(rows, ({ subcategory }) => subcategory)].map(([subcategory, group]) => (
            <Subcategory
              key={subcategory}
              category={name}
              name={subcategory}
              rows={group}
              banners={banners}
              styles={styles}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Brands of a subcategory, own brands first. A click filters the page by the brand. */
function Subcategory({ category, name, rows, banners, styles }: CategoryProps & { category: string | null }) {
  const format = useFormat();
  const sorted = rows.toSorted((a, b) => Number(b.own) - Number(a.own) || b.labels - a.labels);
  const show = ({ brand }: LabelRow) => {
    banners.set({
      category: category ? [category] : null,
      subcategory: name ? [name] : null,
      brand: brand ? [brand] : null,
    });
  };
  return (
    <li className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-3 py-1">
      <span className="truncate text-ink-2" title={name ?? undefined}>
        {name ?? 'Unknown subcategory'}
      </span>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {sorted.map((row) => (
          <li key={`${row.brand} ${row.own}`} className="min-w-0">
            <button
              type="button"
              onClick={() => show(row)}
              className="flex min-h-6 max-w-full items-center gap-1.5 hover:underline"
            >
              <span
                aria-hidden
                className="size-2.5 shrink-0 rounded-[2px]"
                style={brandFill(styles.get(row.brand ?? '') ?? OTHER_STYLE)}
              />
              <span className={cn('truncate', row.own && 'font-semibold')}>
                {isolated(row.brand ?? 'unknown brand')}
              </span>
              <span className="shrink-0 text-caption text-ink-3">
                {format.integer(row.labels)} · {format.percent(row.share, 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Returns the brands in descending order of mentions, in which competitors get their colors. */
function bySize(rows: readonly LabelRow[]): Brand[] {
  const brands = [...groupBy(rows, ({ brand }) => brand)].toSorted((a, b) => sum(b[1]) - sum(a[1]));
  return brands.flatMap(([name, group]) => (name === null ? [] : { name, own: group.some(({ own }) => own) }));
}

function sum(rows: readonly LabelRow[]): number {
  return rows.reduce((all, { labels }) => all + labels, 0);
}
