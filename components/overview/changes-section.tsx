'use client';

import { ChangesPanel } from '@/components/overview/changes-panel';
import type { Context } from '@/components/overview/context';
import { LineDetail } from '@/components/overview/line-detail';
import type { Changes } from '@/components/overview/prepare-changes';
import { RankingSettings } from '@/components/overview/ranking-settings';
import { changesSheet } from '@/components/overview/sheets';
import type { Ranking } from '@/components/overview/use-ranking';
import { NO_REMARK, useRemarks } from '@/components/overview/use-remarks';
import { ExportMenu } from '@/components/table/export-menu';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { PanelState } from '@/lib/client/panel-state';

interface ChangesSectionProps {
  state: PanelState<Changes>;
  context: Context;
  ranking: Ranking;
  onRanking: (change: Partial<Ranking> | null) => void;
  /** Names the file of an export. */
  title: string;
}

/** The list of changes with all that a reader does to it: rank, export, open, note and set aside. */
export function ChangesSection({ state, context, ranking, onRanking, title }: ChangesSectionProps) {
  const { remarks, remark, bringBack } = useRemarks();
  const { answers, reading } = context;
  const against = answers.days.against.prices;
  return (
    <ChangesPanel
      state={state}
      since={against && reading.format.day(against)}
      wording={reading}
      day={answers.day ?? ''}
      remarks={remarks}
      onBringBack={bringBack}
      actions={({ worse }) => (
        <>
          <RankingSettings ranking={ranking} onRanking={onRanking} price2={reading.price2} />
          <ExportMenu
            rowCount={worse.reduce((sum, { findings }) => sum + findings.length, 0)}
            sheet={() => changesSheet(worse, context, title)}
            onXlsx={saveXlsx}
          />
        </>
      )}
      detail={(row) => (
        <LineDetail
          row={row}
          context={context}
          weights={ranking}
          remark={remarks[row.id] ?? NO_REMARK}
          onRemark={(change) => remark(row.id, change)}
        />
      )}
    />
  );
}
