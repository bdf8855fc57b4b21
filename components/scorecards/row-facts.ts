import type { Fact } from '@/components/page/fact-list';
import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { ratingWord, shrinkFormula } from '@/components/scorecards/words';
import type { Format } from '@/lib/client/format';
import { isBelow, type Reading } from '@/lib/client/scorecards/reading';
import { shrunk } from '@/lib/client/scorecards/shrink';

/** What the drawer says of a row. `file`: the rating file's day and hour. */
export function rowFacts(row: SkuRow, reading: Reading, file: string | null, format: Format): Fact[] {
  const { average_rating, review_count, start_date, end_date } = row.score.row;
  const { prior, threshold } = reading;
  const threshed = `threshold ${format.decimal(threshold, 1)}`;
  return [
    {
      name: 'Rating',
      value: ratingWord(average_rating, threshold, format),
      note:
        average_rating === null
          ? 'not stated by the service'
          : `as the service gives it, ${isBelow(average_rating, reading) ? 'below' : 'not below'} the ${threshed}`,
    },
    {
      name: 'Reviews',
      value: format.integer(review_count),
      note: `dated ${format.day(start_date)} to ${format.day(end_date)}: not the number that the rating rests on`,
    },
    {
      name: 'Shrunk',
      value: ratingWord(prior && shrunk(average_rating, review_count, prior), threshold, format),
      note: shrinkFormula(reading, format),
    },
    { name: 'Change', ...changeFact(row, format) },
    { name: 'To the target', ...neededFact(row, reading, file, format) },
    { name: 'Own or competitor', ...ownFact(row) },
  ];
}

function changeFact({ change }: SkuRow, format: Format): Omit<Fact, 'name'> {
  if (!change) return { value: '—', note: 'no other range is compared with' };
  if (change.kind === 'entered') return { value: '—', note: 'entered: the range before does not hold it' };
  if (change.kind === 'left') return { value: '—', note: 'left: only the range before holds it' };
  if (change.rating === null) return { value: '—', note: 'one of the ranges has no rating' };
  const { now, before } = change;
  return {
    value: format.difference(change.rating),
    note: `${format.decimal(before?.row.average_rating)} of ${format.integer(before?.row.review_count)} reviews before, ${format.decimal(now?.row.average_rating)} of ${format.integer(now?.row.review_count)} now`,
  };
}

/** The number of five-star reviews, and how far it can be trusted. */
export function neededFact(
  { needed, basis, ratings, score }: SkuRow,
  { target }: Reading,
  file: string | null,
  format: Format,
): Omit<Fact, 'name'> {
  const to = format.decimal(target, 1);
  const source =
    basis === 'file'
      ? `${ratingWord(ratings?.rating ?? null, target, format)} of ${format.integer(ratings?.count)} ratings in the rating file of ${file}`
      : `${ratingWord(score.row.average_rating, target, format)} and the ${format.integer(score.row.review_count)} reviews of the range`;
  if (needed.kind === 'reached') return { value: `${to} is reached`, note: `by ${source}` };
  if (needed.kind === 'unreachable') return { value: 'out of reach', note: `no further review lifts a mean to ${to}` };
  if (needed.kind === 'unknown')
    return { value: '—', note: 'needs a rating and a count that it could rest on: try the rating file' };
  const count = format.integer(needed.count);
  if (basis === 'file')
    return { value: `${count} five-star reviews`, note: `would lift it to ${to} if nothing else came; from ${source}` };
  return {
    value: `at least ${count} five-star reviews`,
    note: `to ${to}, from ${source}. The answer does not say how many ratings the mean rests on; the more there are, the more it takes. The rating file has that number`,
  };
}

function ownFact({ score: { facts } }: SkuRow): Omit<Fact, 'name'> {
  if (!facts) return { value: '—', note: 'the newest price set does not know this SKU' };
  if (facts.own === null) return { value: '—', note: 'the newest price set does not say, or contradicts itself' };
  return { value: facts.own ? 'own' : 'competitor', note: 'by the newest price set, joined by SKU' };
}
