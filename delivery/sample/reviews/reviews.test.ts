import { expect, it } from 'vitest';
import { dayOf } from '@/delivery/sample/day';
import { isUnrated } from '@/delivery/sample/ratings/rating-of';
import { reviewRows, reviewSentimentRows, reviewTextRows } from '@/delivery/sample/rows/reviews';
import { LANGUAGES } from '@/delivery/sample/words/words';
import { careWorld, coffeeWorld } from '@/delivery/sample/world';
import { phrases, TOPICS, type Topic } from './phrases';
import { reviewsOf } from './reviews-of';

const FIRST = dayOf('2026-05-02');
const days = Array.from({ length: 30 }, (_, i) => FIRST + i);
const reviews = [careWorld, coffeeWorld].flatMap((make) => {
  const world = make({ seed: 7, scale: 1 });
  return days.flatMap((day) => [...reviewsOf(world, day)]);
});

/** Returns the topics of the sentences in a text. */
function topicsIn(text: string, mood: 'good' | 'bad'): Topic[] {
  return TOPICS.filter((topic) =>
    LANGUAGES.some((language) => phrases[language][mood][topic].some((sentence) => text.includes(sentence))),
  );
}

it('writes texts that agree with their stars, sentiment and topics', () => {
  for (const { stars, text, sentiment, topics } of reviews) {
    const [praise, blame] = [topicsIn(text, 'good'), topicsIn(text, 'bad')];
    expect(new Set([...praise, ...blame])).toEqual(new Set(topics));
    if (stars >= 4) expect([sentiment, blame]).toEqual(['positive', []]);
    if (stars === 3) expect([sentiment, praise.length, blame.length]).toEqual(['neutral', 1, 1]);
    if (stars <= 2) expect([sentiment, praise]).toEqual(['negative', []]);
  }
});

it('has no reviews of products without ratings', () => {
  expect(reviews.filter(({ placement }) => isUnrated(placement))).toEqual([]);
});

it('writes in the stated language, the shop’s or English', () => {
  for (const { text, language, placement, topics } of reviews) {
    expect(['en', placement.retailer.language]).toContain(language);
    const { good, bad } = phrases[language];
    expect(topics.every((topic) => [...good[topic], ...bad[topic]].some((sentence) => text.includes(sentence)))).toBe(
      true,
    );
  }
});

it('gives every review a unique number, and has all star ratings', () => {
  const ids = reviews.map(({ placement, id }) => `${placement.retailer.code} ${id}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(reviews.every(({ text, key }) => text.length > 0 && Number.isInteger(key))).toBe(true);
});

it('has the same reviews in all three files', () => {
  const world = coffeeWorld({ seed: 7, scale: 1 });
  const session = { day: FIRST + 4, hour: 7 };
  const ids = [reviewRows, reviewTextRows, reviewSentimentRows].map((rows) =>
    [...rows(world, session)].map(({ review_id }) => review_id),
  );
  expect(ids[0]?.length).toBeGreaterThan(0);
  expect(ids[1]).toEqual(ids[0]);
  expect(ids[2]).toEqual(ids[0]);
});
