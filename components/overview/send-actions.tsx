'use client';

import type { OverviewState } from '@/components/overview/page';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { saveFiles } from '@/components/ui/save-files';
import { requestExport } from '@/lib/client/files/request-export';
import { useFormat } from '@/lib/client/format/use-format';
import type { SendableRule } from '@/lib/contract/sendable-rules';
import { LANGUAGES, type LanguageCode } from '@/lib/queries/overview/letters/languages';
import type { Letter } from '@/lib/queries/overview/letters/letter';
import { toHtml, toPlainText } from '@/lib/queries/overview/letters/letter-text';
import { type Point, type PointColumn, pointColumns } from '@/lib/queries/overview/points.columns';

const COLUMNS = Object.keys(pointColumns.shown) as PointColumn[];

interface SendActionsProps {
  state: OverviewState;
  retailer: string;
  /** Those of the selected rules. */
  points: readonly Point[];
  rules: readonly SendableRule[];
  language: LanguageCode;
  letter: Letter;
  /** Marks what is new or changed as sent. */
  onSent: () => void;
}

/** Copies or downloads a list. */
export function SendActions({ state, retailer, points, rules, language, letter, onSent }: SendActionsProps) {
  const format = useFormat();
  const { date, days, page } = state.params;
  const words = LANGUAGES[language];

  async function copy() {
    await copyText(toPlainText(letter), format.count(points.length, 'point'), toHtml(letter));
    onSent();
  }
  async function save() {
    const sheet = {
      title: words.sheet,
      query: 'overview/points' as const,
      params: { date, days, page, retailer: [retailer], rule: [...rules], language },
      columns: COLUMNS.map((id) => ({ id, header: words.columns[id] })),
    };
    const title = words.workbook({ retailer, date });
    await requestExport({ title, format: 'xlsx', sheets: [sheet], hasAbout: false }, format);
    onSent();
  }
  const isEmpty = points.length === 0;
  return (
    <>
      <Button disabled={isEmpty} onClick={() => void saveFiles(save)}>
        Download Excel
      </Button>
      <Button look="strong" disabled={isEmpty} onClick={() => void copy()}>
        Copy text
      </Button>
    </>
  );
}
