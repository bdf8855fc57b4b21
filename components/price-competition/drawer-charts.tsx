'use client';

import { useMemo } from 'react';
import { OTHER_STYLE } from '@/components/chart/brand-color';
import { ChartFrame } from '@/components/chart/chart-frame';
import { LineChart } from '@/components/chart/line-chart';
import { type LineData, lineSheet } from '@/components/chart/line-data';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { depthLines, indexLines, priceLines, type SideStyles } from '@/components/price-competition/drawer-lines';
import { indexText } from '@/components/price-competition/sentence';
import type { Shown } from '@/components/price-competition/shown';
import { KIND_WORDS } from '@/components/price-competition/words';
import type { Pair } from '@/lib/client/competition/pair';
import { useFormat } from '@/lib/client/use-format';

const HEIGHT = 190;

/** How the index came where it is: the index in its band, both prices, both promotion depths. */
export function DrawerCharts({ pair, shown }: { pair: Pair; shown: Shown }) {
  const format = useFormat();
  const styles = useSideStyles(pair);
  const { question, choice, calibrated } = shown;
  const drawn = { question, format };
  const { price } = KIND_WORDS[choice.kind];
  const unit = question.price_type === 'UNIT' ? ', per unit' : '';
  const charts: Chart[] = [
    {
      title: `Index of the ${price}${unit}`,
      data: indexLines(pair, styles.base, drawn),
      write: (value) => indexText(value, calibrated.calibration, format),
    },
    {
      title: `Both sides’ ${price}${unit}, in the shop’s currency`,
      data: priceLines(pair, choice.kind, styles, drawn),
      write: (value) => format.decimal(value),
    },
    {
      title: 'Promotion depth, % below the list price',
      data: depthLines(pair, styles, drawn),
      write: (value) => format.decimal(value, 1),
    },
  ];
  return charts.map(({ title, data, write }) => (
    <section key={title} aria-label={title}>
      <h3 className="border-line border-b pb-1 font-semibold text-body">{title}</h3>
      <div className="pt-2">
        {data.series.some(({ values }) => values.some((value) => value !== null)) ? (
          <ChartFrame
            print={{
              title: `${title}: ${pair.baseName} against ${pair.benchmarkName}`,
              notes: [notesOf(shown, format)],
            }}
            sheet={lineSheet(title, data)}
          >
            <LineChart label={title} data={data} format={write} height={HEIGHT} />
          </ChartFrame>
        ) : (
          <p className="text-ink-2">No bucket of this period has the numbers for it.</p>
        )}
      </div>
    </section>
  ));
}

interface Chart {
  title: string;
  data: LineData;
  write: (value: number) => string;
}

function notesOf({ question, choice }: Shown, format: ReturnType<typeof useFormat>): string {
  const offers = choice.offers === 'standard' ? 'offers in stock' : 'all offers';
  return `${format.day(question.start_date)} to ${format.day(question.end_date)} · ${offers}`;
}

/** Each side in the colour of its brand; two sides of one brand stay apart. */
function useSideStyles({ competition: { base, benchmark } }: Pair): SideStyles {
  const brands = useMemo(
    () =>
      [base, benchmark].flatMap(({ product }) =>
        product?.brand_name ? [{ name: product.brand_name, own: product.is_customer_brand === true }] : [],
      ),
    [base, benchmark],
  );
  const styles = useBrandStyles(brands);
  const styleOf = (name: string | null | undefined) => styles.get(name ?? '') ?? OTHER_STYLE;
  const sides = { base: styleOf(base.product?.brand_name), benchmark: styleOf(benchmark.product?.brand_name) };
  return sides.base === sides.benchmark ? { ...sides, benchmark: { ...OTHER_STYLE, dash: '6 3' } } : sides;
}
