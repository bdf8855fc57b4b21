'use client';

import { useState } from 'react';
import { LetterPreview } from '@/components/overview/letter-preview';
import type { OverviewState } from '@/components/overview/page';
import { SendActions } from '@/components/overview/send-actions';
import { SendChoices } from '@/components/overview/send-choices';
import { useMarkSent } from '@/components/overview/use-mark-sent';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { DialogWindow } from '@/components/ui/dialog-window';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { SENDABLE_RULES, type SendableRule } from '@/lib/contract/sendable-rules';
import { LANGUAGES, type LanguageCode, languageOf } from '@/lib/queries/overview/letters/languages';
import { toLetter } from '@/lib/queries/overview/letters/letter';
import type { Point } from '@/lib/queries/overview/points.columns';
import type { RetailerList } from '@/lib/queries/overview/send';

interface SendDialogProps {
  state: OverviewState;
  retailer: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Hides the list of another day, which would be sent as that of the selected day. */
function ofCurrentDay(answer: AnswerState<RetailerList>): AnswerState<RetailerList> {
  if (answer.kind !== 'content' || !answer.isOutdated) return answer;
  const { problem, retry } = answer;
  return problem ? { kind: 'problem', problem, retry } : { kind: 'loading' };
}

/** "12 points that the retailer can mend and may know, new or not. 7 internal ones stay here." */
function listWords({ points, internal }: RetailerList, format: Format): string {
  const stay = internal.reduce((sum, { points }) => sum + points, 0);
  const words = `${format.count(points.length, 'point')} that the retailer can mend and may know, new or not.`;
  return stay === 0
    ? words
    : `${words} ${format.integer(stay)} internal ${stay === 1 ? 'one stays' : 'ones stay'} here.`;
}

/** The list for a retailer: which points it has, its language, and its text to be copied or downloaded. */
export function SendDialog({ state, retailer, open, onOpenChange }: SendDialogProps) {
  const format = useFormat();
  const { date, days, page } = state.params;
  const answer = ofCurrentDay(useAnswer('overview/send', open ? { date, days, page, retailer: [retailer] } : null));
  const [rules, setRules] = useState<readonly SendableRule[]>(SENDABLE_RULES);
  const [language, setLanguage] = useState<LanguageCode | null>(null);
  const chosenLanguage = (list: RetailerList) => language ?? languageOf(list.country);
  const chosenPoints = (list: RetailerList) => list.points.filter(({ rule }) => rules.includes(rule));
  const data = answer.data ?? null;
  return (
    <DialogWindow
      open={open}
      onOpenChange={onOpenChange}
      title={`Send to ${retailer}`}
      className="top-[4dvh] max-h-[92dvh] w-[70rem]"
    >
      <p className="-mt-2 mb-3 text-caption text-ink-3">
        Bad on {format.longDay(date)}
        {data ? `: ${listWords(data, format)}` : ''}
      </p>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <SendChoices
          list={data}
          rules={rules}
          onRules={setRules}
          language={data && chosenLanguage(data)}
          onLanguage={setLanguage}
        />
        <AnswerPanel
          title="Preview"
          state={answer}
          height={240}
          caption={(list) => format.count(chosenPoints(list).length, 'point')}
          actions={(list) => (
            <SendActions
              state={state}
              retailer={retailer}
              country={list.country}
              points={chosenPoints(list)}
              rules={rules}
              language={chosenLanguage(list)}
            />
          )}
        >
          {(list) => {
            const points = chosenPoints(list);
            if (points.length === 0) return <p className="text-ink-3">No points.</p>;
            const words = LANGUAGES[chosenLanguage(list)];
            return (
              <>
                <SentLine {...{ points, retailer, date }} />
                <LetterPreview
                  letter={toLetter({ retailer, country: list.country, date, points }, words)}
                  language={words}
                />
              </>
            );
          }}
        </AnswerPanel>
      </div>
    </DialogWindow>
  );
}

interface SentLineProps {
  points: readonly Point[];
  retailer: string;
  date: string;
}

/** How many points of the list are marked as sent on its day. */
function SentLine({ points, ...list }: SentLineProps) {
  const format = useFormat();
  const { marked, isPending, undo } = useMarkSent(points, list);
  if (marked === 0) return null;
  return (
    <p className="mb-2 text-ink-2">
      {format.count(marked, 'point')} marked as sent on {format.shortDay(list.date)}.{' '}
      <button type="button" disabled={isPending} onClick={undo} className="min-h-6 underline underline-offset-4">
        Undo
      </button>
    </p>
  );
}
