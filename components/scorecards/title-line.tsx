'use client';

import { DayFilesLink } from '@/components/page/day-files-link';
import { type MakeSheets, PageExport } from '@/components/page/page-export';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { PageTitle } from '@/components/shell/page-title';

interface TitleLineProps {
  /** Of the scorecard; empty for the first available. */
  scorecardTitle: string;
  /** The last day of the period, null until it is known. */
  date: string | null;
  /** Range, comparison and filters in words, for paper: the controls stay on screen. */
  said: string;
  /** Of the exported workbook. */
  title: string;
  sheets: MakeSheets | null;
}

/** The page's name, and which scorecard it shows: an answer does not say. */
export function TitleLine({ scorecardTitle, date, said, title, sheets }: TitleLineProps) {
  const actions = (
    <>
      <SavedViewsMenu />
      <DayFilesLink datasets={['rating', 'review', 'review_text', 'review_sentiment']} date={date} />
      <PageExport title={title} sheets={sheets} />
    </>
  );
  return (
    <PageTitle title="Scorecards" actions={actions}>
      {scorecardTitle
        ? `Scorecard “${scorecardTitle}”`
        : 'First available scorecard: the service does not say how it is called.'}
      <span className="hidden print:block">{said}</span>
    </PageTitle>
  );
}
