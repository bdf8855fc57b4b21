import { noise, pick } from '@/delivery/sample/noise';
import type { Language } from '@/delivery/sample/words/words';
import { phrases, type Sentiment, type Topic } from './phrases';

export interface WrittenReview {
  readonly title: string;
  readonly text: string;
  readonly sentiment: Sentiment;
  /** Topics of the text, in order. */
  readonly topics: readonly Topic[];
}

interface Brief {
  key: number;
  language: Language;
  stars: number;
  topics: readonly Topic[];
  /** Topic that a negative review must include. */
  complaint: Topic | null;
}

function sentimentOf(stars: number): Sentiment {
  if (stars >= 4) return 'positive';
  return stars === 3 ? 'neutral' : 'negative';
}

/** Writes a review for a number of stars: praise from four, complaints up to two, both at three. */
export function writeReview({ key, language, stars, topics, complaint }: Brief): WrittenReview {
  const { good, bad, but, titles } = phrases[language];
  const sentiment = sentimentOf(stars);
  const chosenTopics = chooseTopics(key, sentiment, topics, complaint);
  const say = (bank: typeof good, topic: Topic) => pick(bank[topic], noise(key, topic));
  const [first, second] = chosenTopics;
  const text =
    sentiment === 'neutral' && first && second
      ? `${say(good, first)} ${but} ${say(bad, second)}`
      : chosenTopics
          .map((topic) => say(sentiment === 'positive' ? good : bad, topic))
          .join(noise(key, 'line breaks') < 0.1 ? '\n' : ' ');
  return { title: pick(titles[sentiment], noise(key, 'title')), text, sentiment, topics: chosenTopics };
}

/** Returns one to three topics, two for a mixed review. The complaint replaces a negative topic. */
function chooseTopics(key: number, sentiment: Sentiment, topics: readonly Topic[], complaint: Topic | null): Topic[] {
  const blame = sentiment === 'positive' ? null : complaint;
  const count = sentiment === 'neutral' ? 2 : 1 + Math.floor(noise(key, 'topic count') * 2.6);
  const shuffled = topics.filter((topic) => topic !== blame).sort((a, b) => noise(key, a) - noise(key, b));
  if (!blame) return shuffled.slice(0, count);
  return sentiment === 'neutral' ? [...shuffled.slice(0, 1), blame] : [blame, ...shuffled.slice(0, count - 1)];
}
