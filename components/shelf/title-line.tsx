'use client';

import { DayFilesLink } from '@/components/page/day-files-link';
import { type MakeSheets, PageExport } from '@/components/page/page-export';
import { SavedViewsMenu } from '@/components/page/saved-views';
import type { Shelf } from '@/components/shelf/use-shelf';
import { PageTitle } from '@/components/shell/page-title';
import { isolated } from '@/lib/client/isolated';

interface TitleLineProps {
  shelf: Shelf | null;
  /** The day and the retailer of the shelf, null until they are known. */
  date: string | null;
  retailer: string | null;
  /** Of the exported workbook. */
  title: string;
  sheets: MakeSheets | null;
  /** What the controls say, for paper: it has none. */
  said: string;
}

/** The page's name, what was looked for, and whose products are marked. */
export function TitleLine({ shelf, date, retailer, title, sheets, said }: TitleLineProps) {
  const actions = (
    <>
      <SavedViewsMenu />
      <DayFilesLink datasets={['content_detail']} date={date} retailers={retailer === null ? [] : [retailer]} />
      <PageExport title={title} sheets={sheets} />
    </>
  );
  return (
    <PageTitle title="Shelf" actions={actions}>
      {shelf?.answer.visibility_source_name ? subtitle(shelf) : 'The results of a keyword or category, place by place.'}
      <span className="hidden print:block">{said}</span>
    </PageTitle>
  );
}

function subtitle({ answer }: Shelf): string {
  const { searched_brand: brand, is_own_brand: own } = answer;
  const source = isolated(answer.visibility_source_name ?? '');
  if (brand === null) return `“${source}”, no searched brand stated`;
  const owner = own === null ? 'own or competitor not stated' : own ? 'own brand' : 'a competitor';
  return `“${source}”, marked for ${isolated(brand)}, ${owner}`;
}
