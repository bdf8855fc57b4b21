'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { Segmented } from '@/components/ui/segmented';
import { useFormat } from '@/lib/client/format/use-format';
import { SENDABLE_RULES, type SendableRule } from '@/lib/contract/sendable-rules';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@/lib/queries/overview/letters/languages';
import type { RetailerList } from '@/lib/queries/overview/send';

const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code].name }));

interface SendChoicesProps {
  /** Null while it loads. */
  list: RetailerList | null;
  rules: readonly SendableRule[];
  onRules: (rules: readonly SendableRule[]) => void;
  language: LanguageCode | null;
  onLanguage: (language: LanguageCode) => void;
}

/** Which points a list has, what stays internal, and the language of the list. */
export function SendChoices({ list, rules, onRules, language, onLanguage }: SendChoicesProps) {
  const format = useFormat();
  const count = (rule: SendableRule) => list?.points.filter((point) => point.rule === rule).length ?? 0;
  const toggle = (rule: SendableRule) =>
    onRules(SENDABLE_RULES.filter((name) => (name === rule) !== rules.includes(name)));
  return (
    <div>
      <fieldset>
        <legend className="font-semibold">For the retailer</legend>
        {SENDABLE_RULES.map((rule) => (
          <Checkbox key={rule} checked={rules.includes(rule)} onChange={() => toggle(rule)}>
            <span>{SIGNAL_WORDS[rule].title}</span>
            <Count>{list && format.integer(count(rule))}</Count>
          </Checkbox>
        ))}
      </fieldset>
      <h3 className="mt-3 font-semibold">Internal: not for retailers</h3>
      <ul className="text-ink-2">
        {list?.internal.map(({ rule, points }) => (
          <li key={rule} className="flex min-h-6 items-center gap-2">
            <span aria-hidden className="size-4 shrink-0 rounded-sm border border-line" />
            <span>{SIGNAL_WORDS[rule].title}</span>
            <Count>{format.integer(points)}</Count>
          </li>
        ))}
        {list?.internal.length === 0 ? <li className="text-ink-3">None.</li> : null}
      </ul>
      <p className="mt-1 text-caption text-ink-3">
        A list never asks for a price: retailers set their prices on their own, and competition law forbids agreeing on
        them.
      </p>
      <h3 className="mt-3 mb-1 font-semibold">Language</h3>
      <Segmented label="Language" options={LANGUAGE_OPTIONS} value={language} onChange={onLanguage} />
    </div>
  );
}

function Count({ children }: { children: string | null }) {
  return <span className="ms-auto text-ink-3">{children}</span>;
}
