'use client';

import { useState } from 'react';
import { LetterPreview } from '@/components/overview/letter-preview';
import { onDay } from '@/components/overview/on-day';
import type { OverviewState } from '@/components/overview/page';
import { SendActions } from '@/components/overview/send-actions';
import { SendChoices } from '@/components/overview/send-choices';
import { useMarkSent } from '@/components/overview/use-mark-sent';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { DialogWindow } from '@/components/ui/dialog-window';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import { SENDABLE_RULES, type SendableRule } from '@/lib/contract/sendable-rules';
import { LANGUAGES, type LanguageCode, languageOf } from '@/lib/queries/overview/letters/languages';
import { toLetter } from '@/lib/queries/overview/letters/letter';
import type { RetailerList } from '@/lib/queries/overview/send';

interface SendDialogProps {
  state: OverviewState;
  retailer: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** "12 points that the retailer can fix and may know, new or not. 7 internal ones stay here." */
function listWords({ points, internal }: RetailerList, format: Format): string {
  const stay = internal.reduce((sum, { points }) => sum + points, 0);
  const words = `${format.count(points.length, 'point')} that the retailer can fix and may know, new or not.`;
  return stay === 0
    ? words
    : `${words} ${format.integer(stay)} internal ${stay === 1 ? 'one stays' : 'ones stay'} here.`;
}

/** The list for a retailer: which points it has, its language, and its text to be copied or downloaded. */
export function SendDialog({ state, retailer, open, onOpenChange }: SendDialogProps) {
  const format = useFormat();
  const { date, days, page } = state.params;
  const answer = onDay(useAnswer('overview/send', open ? { date, days, page, retailer: [retailer] } : null));
  const list = answer.data ?? null;
  const [rules, setRules] = useState<readonly SendableRule[]>(SENDABLE_RULES);
  const [selectedLanguage, setLanguage] = useState<LanguageCode | null>(null);
  const points = list?.points.filter(({ rule }) => rules.includes(rule)) ?? [];
  const sent = useMarkSent(points, { retailer, date });
  const country = list?.country ?? '';
  const language = selectedLanguage ?? languageOf(country);
  const letter = toLetter({ retailer, country, date, points }, LANGUAGES[language]);
  return (
    <DialogWindow
      open={open}
      onOpenChange={onOpenChange}
      title={`Send to ${retailer}`}
      className="top-[4dvh] max-h-[92dvh] w-[70rem]"
    >
      <p className="-mt-2 mb-3 text-caption text-ink-3">
        Bad on {format.longDay(date)}
        {list ? `: ${listWords(list, format)}` : ''}
      </p>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <SendChoices
          list={list}
          rules={rules}
          onRules={setRules}
          language={list && language}
          onLanguage={setLanguage}
        />
        <AnswerPanel
          title="Preview"
          state={answer}
          height={240}
          caption={() => format.count(points.length, 'point')}
          actions={() => (
            <SendActions {...{ state, retailer, points, rules, language, letter }} onSent={sent.markSent} />
          )}
        >
          {() =>
            points.length === 0 ? (
              <p className="text-ink-3">No points.</p>
            ) : (
              <>
                <SentLine sent={sent} date={date} />
                <LetterPreview letter={letter} />
              </>
            )
          }
        </AnswerPanel>
      </div>
    </DialogWindow>
  );
}

/** How many points of the list are marked as sent on its day. */
function SentLine({ sent, date }: { sent: ReturnType<typeof useMarkSent>; date: string }) {
  const format = useFormat();
  if (sent.marked === 0) return null;
  return (
    <p className="mb-2 text-ink-2">
      {format.count(sent.marked, 'point')} marked as sent on {format.shortDay(date)}.{' '}
      <button
        type="button"
        disabled={sent.isPending}
        onClick={sent.undo}
        className="min-h-6 underline underline-offset-4"
      >
        Undo
      </button>
    </p>
  );
}
