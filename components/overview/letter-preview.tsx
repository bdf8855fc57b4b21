'use client';

import { Fragment, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { ShowMore } from '@/components/ui/show-more';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { SendableRule } from '@/lib/contract/sendable-rules';
import type { Letter, LetterPoint } from '@/lib/queries/overview/letters/letter';
import type { Point } from '@/lib/queries/overview/points.columns';

/** Points that are shown initially, and added by each click. */
const POINTS = 50;

/** A list as the retailer reads it. Marks, which are not part of it, show which points were sent before. */
export function LetterPreview({ letter }: { letter: Letter }) {
  const [limit, setLimit] = useState(POINTS);
  const { locale, subjectLabel, subject, greeting, opening, sections, closing } = letter;
  const total = sections.reduce((sum, { points }) => sum + points.length, 0);
  return (
    <div lang={locale} className="rounded-md bg-surface p-4">
      <p>
        <span className="text-ink-3">{subjectLabel}</span> <strong className="font-semibold">{subject}</strong>
      </p>
      <p className="mt-2">{greeting}</p>
      <p className="mt-2">{opening}</p>
      {sections.map(({ heading, points }) => {
        const visiblePoints = points.filter(({ number }) => number <= limit);
        if (visiblePoints.length === 0) return null;
        return (
          <Fragment key={heading}>
            {heading ? <p className="mt-3 font-semibold">{heading}</p> : null}
            <ol className="mt-2">
              {visiblePoints.map((point) => (
                <PreviewPoint key={point.id} {...point} />
              ))}
            </ol>
          </Fragment>
        );
      })}
      <ShowMore shown={limit} total={total} onMore={() => setLimit(limit + POINTS)} />
      <p className="mt-2 border-line border-t pt-2">
        {closing.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    </div>
  );
}

function PreviewPoint({ number, product, problem, seen, ask, identifiers, url, point }: LetterPoint) {
  const mark = sentWords(point, useFormat());
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-line border-t py-2">
      <strong className="font-semibold">{number}</strong>
      <div className="wrap-anywhere">
        <p>
          <strong className="font-semibold">{product}</strong> · {problem}{' '}
          {mark ? (
            <span lang="en">
              <Badge>{mark}</Badge>
            </span>
          ) : null}
        </p>
        <p>{seen}</p>
        <p className="font-semibold">{ask}</p>
        <p className="text-caption text-ink-2">{identifiers}</p>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-caption underline underline-offset-4">
            {url}
          </a>
        ) : null}
      </div>
    </li>
  );
}

const STILL: Readonly<Record<SendableRule, string>> = {
  out_of_stock: 'still out',
  buybox_lost: 'still lost',
  page_one_lost: 'still off page one',
};

/** Returns "sent 22 Nov, still out", '' for a point that was not sent. */
function sentWords({ rule, sent, seen_on, progress }: Point, { shortDay }: Format): string {
  if (sent === null) return '';
  if (progress === 'changed' && sent !== seen_on) return `sent ${shortDay(sent)}, changed since`;
  return `sent ${shortDay(sent)}, ${STILL[rule]}`;
}
