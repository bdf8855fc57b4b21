import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { heatDrawing } from '@/components/price-competition/heat-picture';
import { createFormat } from '@/lib/client/format/format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';

const row = (index: number) =>
  ({
    ...{ id: `101/C${index}`, base_title: 'A', benchmark_title: 'B', base_brand: null, benchmark_brand: null },
    ...{ strip: 'oo', now_index: 100, now_tone: 'on', now_distance: 0, band_min: 98, band_max: 102, mover: null },
  }) as unknown as CompetitionLine;
const summary = { buckets: [], rule: null } as unknown as Summary;

function texts(loaded: number, total: number): string {
  const rows = Array.from({ length: loaded }, (_, index) => row(index));
  const draw = heatDrawing(rows, { summary, total, by: 'DAILY', format: createFormat('en-GB') });
  return renderToStaticMarkup(draw({ width: 760, height: 360 }));
}

it('states how many competitions a picture leaves out, also those that are not loaded', () => {
  expect(texts(60, 140)).toContain('and 116 others');
  expect(texts(24, 24)).not.toContain('others');
});
