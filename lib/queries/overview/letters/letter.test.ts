import { describe, expect, it } from 'vitest';
import { SENDABLE_RULES } from '@/lib/contract/sendable-rules';
import { type Point, pointColumns } from '../points.columns';
import type { Seen } from './language';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from './languages';
import { toLetter } from './letter';
import { toHtml, toPlainText } from './letter-text';

const DATE = '2026-11-22';

const point = (over: Partial<Point> = {}): Point => ({
  ...{ number: 1, rule: 'out_of_stock', subject: 'S1/Korbina DE/DE', retailer: 'Korbina DE', brand: 'Velquin' },
  ...{ product: 'Shampoo 250 ml', barcode: '4001234567890', product_id: 'P1', keyword: null, fact: '' },
  ...{ opened: '2026-11-02', since_at_least: false, is_on_and_off: false, seen_on: DATE },
  ...{ crawled_at: `${DATE} 05:45`, value: 0, currency: null, merchant: null, page_no: null },
  ...{ earlier_rank: null, earlier_day: null, page_url: 'https://korbina.example/p/1', sent: null, progress: 'new' },
  ...over,
});
const BUYBOX = point({ rule: 'buybox_lost', value: 2.4, currency: 'EUR', merchant: 'QX', opened: DATE });
const RANK = point({
  ...{ rule: 'page_one_lost', keyword: 'shower gel', value: 29, page_no: 2 },
  ...{ earlier_rank: 5, earlier_day: '2026-11-09' },
});

const letter = (points: readonly Point[], language: 'en' | 'de' = 'en', country = 'DE') =>
  toLetter({ retailer: 'Korbina DE', country, date: DATE, points }, LANGUAGES[language]);
const text = (points: readonly Point[], language: 'en' | 'de' = 'en') => toPlainText(letter(points, language));
const seenText = (entry: Point, language: 'en' | 'de' = 'en') => letter([entry], language).sections[0]?.points[0]?.seen;

it('writes a point in English, with what was seen, one request, identifiers and page', () => {
  expect(text([point()])).toBe(
    [
      'Subject: Velquin at Korbina: 1 point, 22 November 2026',
      'Dear Korbina team,',
      'In your online shop we saw the following point. Could you please look into it?',
      [
        '1. Shampoo 250 ml · Out of stock',
        'Out of stock since 2 November 2026, last seen on 22 November 2026, 05:45 UTC.',
        'Please tell us when you expect it back on sale.',
        'EAN 4001234567890 · your article P1',
        'https://korbina.example/p/1',
      ].join('\n   '),
      'Thank you for your help.\nKind regards',
    ].join('\n\n'),
  );
});

it('writes points in German', () => {
  expect(text([point(), BUYBOX, RANK], 'de')).toBe(
    [
      'Betreff: Velquin bei Korbina: 3 Punkte, 22. November 2026',
      'Guten Tag, liebes Team von Korbina,',
      'in Ihrem Onlineshop haben wir die folgenden 3 Punkte gesehen. Könnten Sie sie bitte prüfen?',
      [
        '1. Shampoo 250 ml · Nicht verfügbar',
        'Nicht verfügbar seit 2. November 2026, zuletzt gesehen am 22. November 2026, 05:45 UTC.',
        'Bitte teilen Sie uns mit, wann der Artikel wieder verfügbar ist.',
        'EAN 4001234567890 · Ihre Artikelnummer P1',
        'https://korbina.example/p/1',
      ].join('\n   '),
      [
        '2. Shampoo 250 ml · Buybox',
        'Das erste Angebot ist von QX, zu 2,40\u00a0€, am 22. November 2026, 05:45 UTC.',
        'Bitte teilen Sie uns mit, wer dieser Händler ist.',
        'EAN 4001234567890 · Ihre Artikelnummer P1',
        'https://korbina.example/p/1',
      ]
        .join('\n   ')
        .replace('\u00a0', ' '),
      [
        '3. Shampoo 250 ml · Nicht auf Seite 1',
        'Suche „shower gel“: Position 29, Seite 2, am 22. November 2026; Position 5 am 9. November 2026.',
        'Bitte prüfen Sie, warum die Suche den Artikel nicht mehr auf der ersten Seite zeigt.',
        'EAN 4001234567890 · Ihre Artikelnummer P1',
        'https://korbina.example/p/1',
      ].join('\n   '),
      'Vielen Dank für Ihre Hilfe.\nMit freundlichen Grüßen',
    ].join('\n\n'),
  );
});

describe('what was seen', () => {
  it('has the day if the service sends no time', () => {
    expect(seenText(point({ opened: DATE, crawled_at: null }))).toBe('Out of stock on 22 November 2026.');
  });

  it('is bad since the first collected day or earlier, and on and off', () => {
    expect(seenText(point({ since_at_least: true, is_on_and_off: true }))).toBe(
      'Out of stock on and off since 2 November 2026 or earlier, last seen on 22 November 2026, 05:45 UTC.',
    );
  });

  it('names another merchant if the service names none, and a price with the decimals that it has', () => {
    expect(seenText({ ...BUYBOX, merchant: null, value: 1.799, opened: '2026-11-20' })).toBe(
      'The first offer is by another merchant, at €1.799, on 22 November 2026, 05:45 UTC; by another merchant since 20 November 2026.',
    );
    expect(seenText({ ...BUYBOX, value: null })).toBe('The first offer is by QX, on 22 November 2026, 05:45 UTC.');
  });

  it('is not found if the product has no rank', () => {
    expect(seenText({ ...RANK, value: null, page_no: null, earlier_rank: null, earlier_day: null })).toBe(
      'Search “shower gel”: not found, on 22 November 2026.',
    );
  });
});

it('lists points that are still open after new and changed ones, by the day of their list', () => {
  const open = (day: string) => point({ progress: 'open', sent: day, subject: day });
  const changed = point({ progress: 'changed', sent: '2026-11-20', subject: 'changed' });
  const { sections } = letter([changed, point(), open('2026-11-20'), open('2026-11-10')]);
  expect(sections.map(({ heading, points }) => [heading, points.map(({ number }) => number)])).toEqual([
    ['New or changed', [1, 2]],
    ['Still open from 20 November 2026', [3]],
    ['Still open from 10 November 2026', [4]],
  ]);
  expect(letter([point()]).sections.map(({ heading }) => heading)).toEqual(['']);
  expect(text([changed, open('2026-11-10')])).toContain('\n\nStill open from 10 November 2026\n\n2. ');
});

it('names up to three brands, and the retailer without its country', () => {
  const branded = (...brands: string[]) => letter(brands.map((brand) => point({ brand }))).subject;
  expect(branded('A', 'B', 'A', '')).toBe('A and B at Korbina: 4 points, 22 November 2026');
  expect(branded('A', 'B', 'C', 'D')).toBe('Korbina: 4 points, 22 November 2026');
  expect(letter([point()], 'en', 'FR').greeting).toBe('Dear Korbina DE team,');
});

it('writes every text of the service on one line, escaped in HTML, and links only http(s) addresses', () => {
  const forged = point({ product: 'Soap\r\n\n2. <b>Gel</b>', product_id: '"1\n&', page_url: 'javascript:alert(1)' });
  expect(text([forged])).toContain('1. Soap 2. <b>Gel</b> · Out of stock\n   Out of stock since');
  expect(text([forged])).not.toContain('javascript');
  const html = toHtml(letter([forged]));
  expect(html).toContain('<li><p><b>Soap 2. &lt;b&gt;Gel&lt;/b&gt;</b> · Out of stock<br>');
  expect(html).toContain('your article &quot;1 &amp;');
  expect(html).not.toContain('href');
  expect(toHtml(letter([point()]))).toContain('<a href="https://korbina.example/p/1">https://korbina.example/p/1</a>');
});

it('continues the numbers of a list in HTML after a heading', () => {
  const html = toHtml(letter([point(), point({ progress: 'open', sent: '2026-11-20' })]));
  expect(html.match(/<ol start="\d+">/g)).toEqual(['<ol start="1">', '<ol start="2">']);
});

it('chooses the language of the country, English without one', () => {
  expect(['DE', 'at', 'GB', 'FR', '', 'Germany'].map(languageOf)).toEqual(['de', 'de', 'en', 'en', 'en', 'en']);
});

const SEEN: Seen = {
  ...{ day: 'd', time: 't', since: 's', isSinceAtLeast: true, isFirstDay: false, isOnAndOff: true, merchant: 'm' },
  ...{ price: '1', keyword: 'k', rank: '29', page: '2', earlierRank: '5', earlierDay: 'e' },
};

describe.each(LANGUAGE_CODES)('the language %s', (code) => {
  const { rules, columns } = LANGUAGES[code];

  it('asks once in each point, and never for a price', () => {
    for (const rule of SENDABLE_RULES) {
      expect(rules[rule].ask).toMatch(/^[^.?!]+[.?]$/);
      expect(rules[rule].ask).not.toMatch(/price|preis|prix|cen[aęy]/i);
    }
  });

  it('mentions no index, limit, target, margin or rating', () => {
    const texts = SENDABLE_RULES.flatMap((rule) => [rules[rule].title, rules[rule].seen(SEEN), rules[rule].ask]);
    expect([...texts, ...Object.values(columns)].join('\n')).not.toMatch(
      /index|limit|target|margin|rating|ziel|grenze|marge|bewertung/i,
    );
  });

  it('has a header for each column of a workbook', () => {
    expect(Object.keys(columns).toSorted()).toEqual(Object.keys(pointColumns.shown).toSorted());
    expect(new Set(Object.values(columns)).size).toBe(Object.keys(columns).length);
  });
});
