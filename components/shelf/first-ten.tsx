'use client';

import { useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { DayColumns } from '@/components/shelf/day-columns';
import type { ShelfState } from '@/components/shelf/page';
import { Skeleton } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { FIRST_POSITIONS } from '@/lib/datasets/listings/filters';
import type { FirstTen } from '@/lib/queries/shelf/first-ten';

/** Height of the columns in pixels, reserved while they load. */
const HEIGHT = 100;
/** Competitors that have a color. */
const NAMED = 4;
const NO_BRANDS: FirstTen['brands'] = [];

interface FirstTenByDayProps {
  state: ShelfState;
  answer: AnswerState<FirstTen>;
}

/** Who had the first positions on each day of the period, by brand. A click on a day opens its shelf. */
export function FirstTenByDay({ state, answer }: FirstTenByDayProps) {
  const { dates, set, collectedDays } = state;
  const format = useFormat();
  const brands = answer.data?.brands ?? NO_BRANDS;
  const named = useMemo(() => namedBrands(brands), [brands]);
  const styles = useBrandStyles(named);
  return (
    <AnswerPanel
      title={`First ${FIRST_POSITIONS} by day`}
      isInline
      // The caption counts the days by their source, as ranks of other days are no listings.
      state={answer.kind === 'content' ? { ...answer, coverage: [] } : answer}
      height={HEIGHT}
      className="pt-1.5"
      skeleton={<Skeleton className="h-[84px]" />}
      caption={(data) => <Key data={data} named={named} styles={styles} format={format} />}
    >
      {(data) => (
        <DayColumns
          data={data}
          colors={colorsOf(data, styles)}
          date={dates.date}
          against={dates.against}
          onDay={(date) => set({ date: date === collectedDays?.newest ? null : date })}
        />
      )}
    </AnswerPanel>
  );
}

/** Own brands and the competitors with most positions. Others are grey. */
function namedBrands(brands: FirstTen['brands']): FirstTen['brands'] {
  const competitors = brands.filter(({ name, own }) => !own && name !== null).slice(0, NAMED);
  return [...brands.filter(({ own }) => own), ...competitors];
}

/** Returns the color of each brand: ink for own ones, a pale hue for the named ones, grey for others. */
function colorsOf({ brands }: FirstTen, styles: ReadonlyMap<string, BrandStyle>): string[] {
  return brands.map(({ name, own }) => {
    const style = name === null || own ? undefined : styles.get(name);
    return own ? 'var(--ink)' : style ? paleOf(style) : 'var(--line)';
  });
}

function paleOf({ color }: BrandStyle): string {
  return `color-mix(in srgb, ${color} 65%, var(--ground))`;
}

interface KeyProps {
  data: FirstTen;
  named: FirstTen['brands'];
  styles: ReadonlyMap<string, BrandStyle>;
  format: Format;
}

/** The colors of brands, and where the positions are from. */
function Key({ data: { first }, named, styles, format }: KeyProps) {
  const own = named.filter((brand) => brand.own).map(({ name }) => isolated(name ?? 'Own'));
  const rivals = named.filter((brand) => !brand.own);
  const ranked = first.filter((day) => day && !day.isListed).length;
  return (
    <>
      <Swatch color="var(--ink)" words={own.length > 0 ? own.join(', ') : 'own'} />
      {rivals.map(({ name }) => {
        const style = name === null ? undefined : styles.get(name);
        return name !== null && style ? <Swatch key={name} color={paleOf(style)} words={isolated(name)} /> : null;
      })}
      <Swatch color="var(--line)" words="other" />
      <Swatch color="var(--ink)" words="sponsored" isOpen />
      {ranked > 0 ? (
        <span className="me-2.5" title="By the ranks of tracked products, as the shelf of the day is not collected.">
          {format.count(ranked, 'day')} by ranks
        </span>
      ) : null}
    </>
  );
}

function Swatch({ color, words, isOpen = false }: { color: string; words: string; isOpen?: boolean }) {
  return (
    <span className="me-2.5 whitespace-nowrap">
      <span
        aria-hidden
        className="me-1 inline-block h-[7px] w-3.5 border"
        style={{ borderColor: color, background: isOpen ? undefined : color }}
      />
      {words}
    </span>
  );
}
