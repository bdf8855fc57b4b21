'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { CollectingNote } from '@/components/layout/collecting-note';
import { CompareControl } from '@/components/layout/compare-control';
import type { AnyPage } from '@/components/layout/define-page';
import { Toolbar } from '@/components/layout/toolbar';
import { UnappliedNote } from '@/components/layout/unapplied-note';
import type { PageState } from '@/components/layout/use-page';
import { FallbackNote } from '@/components/panel/fallback-note';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { saveFiles } from '@/components/ui/save-files';
import { SHARED_FACETS, type SharedFacet } from '@/lib/client/address/shared-filters';
import { useFormat } from '@/lib/client/format/use-format';
import { refresh } from '@/lib/client/query/answer-options';
import { newestTimes } from '@/lib/client/query/newest-times';
import { isAwaited, useAnswer } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import type { PageName } from '@/lib/queries/registry';

const SettingsActions = lazyPart(
  () => import('@/components/layout/settings-actions'),
  'SettingsActions',
  <div className="h-[115px]" />,
);
const Dictionary = lazyPart(() => import('@/components/panel/dictionary'), 'Dictionary', null);

interface PageToolbarProps {
  state: PageState<AnyPage>;
  /** Parameters that the page derives if its address has none, e.g. the selected tab. Part of copied links. */
  derived?: Readonly<Record<string, unknown>>;
  /** Controls before and after the compared day. */
  before?: ReactNode;
  after?: ReactNode;
  hasComparedDay?: boolean;
  settings: ReactNode;
  /** Shared filters that the page applies in another way than by its filters. */
  applied?: readonly SharedFacet[];
  /** The page's subject if it has several, for print and files. */
  subject?: string;
}

/** The line of controls that a page's description defines, and its notes in print. */
export function PageToolbar(props: PageToolbarProps) {
  const { state, derived, before, after, hasComparedDay = true, settings, applied = [], subject } = props;
  const { description: page, address, set, dates, params, collectedDays, filters, find, notes } = state;
  const client = useQueryClient();
  const search = useSearchParams();
  const format = useFormat();
  const [isDictionaryOpen, setDictionaryOpen] = useState(false);
  const main = useAnswer(page.main, params);
  usePageFreshness(newestTimes(main, dates.date));
  const shownDate = useShown(dates.date, main.kind === 'content' && main.isOutdated === true);
  async function save() {
    if (!params) return;
    const { saveWorkbook } = await import('@/lib/client/files/request-export');
    const title = [page.workbook.title(params, format), subject].filter(Boolean).join(' ');
    const figures = {
      query: `${page.name as PageName}/tiles` as const,
      params: page.workbook.figures?.(params) ?? params,
    };
    await saveWorkbook({ title, sheets: page.workbook.sheets(params), figures }, { notes, format });
  }
  return (
    <>
      <Toolbar
        title={page.title}
        day={{
          value: dates.date,
          shown: shownDate,
          max: collectedDays?.newest ?? state.opening,
          days: collectedDays?.days,
          // The newest day is not part of the address, which shows a newer day tomorrow.
          onChange: (date) => set({ date: date === collectedDays?.newest ? null : date }),
        }}
        compare={
          <>
            {before}
            {hasComparedDay ? (
              <CompareControl
                date={dates.date}
                value={address.against}
                against={dates.against}
                onChange={(against) => set({ against })}
                days={dates.days}
                onDays={(days) => set({ days })}
                collectedDays={collectedDays?.days}
              />
            ) : null}
            {after}
          </>
        }
        filters={{ filters, find, onClear: state.clear }}
        settings={{
          label: page.settings.label(address),
          title: page.settings.title,
          children: (
            <>
              {settings}
              <SettingsActions
                datasets={page.datasets}
                date={dates.date}
                onDictionary={() => setDictionaryOpen(true)}
              />
            </>
          ),
        }}
        refresh={{
          onPress: () => void (params && refresh(client, page.main, params)),
          isBusy: params === null || isAwaited(main),
        }}
        link={() => state.permalink(derived).href}
        exports={
          <Button look="quiet" disabled={params === null} onClick={() => void saveFiles(save)}>
            <Download aria-hidden />
            <span className="max-[1400px]:sr-only">Export page</span>
          </Button>
        }
        refused={state.refused}
      />
      <CollectingNote />
      <FallbackNote answer={main} />
      <UnappliedNote
        search={search}
        applied={SHARED_FACETS.filter((name) => name in page.filters || applied.includes(name))}
      />
      <p className="mb-2 hidden print:block">{[subject, ...notes].filter(Boolean).join(' · ')}</p>
      {isDictionaryOpen ? <Dictionary page={page.name} onClose={() => setDictionaryOpen(false)} /> : null}
    </>
  );
}
