import type { Language } from '@/delivery/sample/words/words';
import { german } from './phrases-de';
import { english } from './phrases-en';
import { french } from './phrases-fr';
import { polish } from './phrases-pl';

export const TOPICS = [
  'scent',
  'taste',
  'effectiveness',
  'packaging',
  'leaking cap',
  'value for money',
  'delivery',
] as const;
export type Topic = (typeof TOPICS)[number];

export type Sentiment = 'positive' | 'neutral' | 'negative';

/** Phrases of reviews in a language: sentences by topic, and titles by sentiment. */
export interface Phrases {
  readonly good: Readonly<Record<Topic, readonly string[]>>;
  readonly bad: Readonly<Record<Topic, readonly string[]>>;
  /** Conjunction between praise and complaint. */
  readonly but: string;
  readonly titles: Readonly<Record<Sentiment, readonly string[]>>;
}

export const phrases: Record<Language, Phrases> = { en: english, de: german, fr: french, pl: polish };
