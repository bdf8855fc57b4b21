import type { LetterLanguage, Seen } from './language';

const since = ({ since, isSinceAtLeast }: Seen) => `seit ${since}${isSinceAtLeast ? ' oder früher' : ''}`;

export const german: LetterLanguage = {
  name: 'Deutsch',
  locale: 'de-DE',
  countries: ['DE', 'AT', 'CH', 'LI'],
  subjectLabel: 'Betreff',
  subject: ({ brands, retailer, points, date }) =>
    `${brands ? `${brands} bei ` : ''}${retailer}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}, ${date}`,
  greeting: (retailer) => `Guten Tag, liebes Team von ${retailer},`,
  opening: (points) =>
    points === 1
      ? 'in Ihrem Onlineshop haben wir den folgenden Punkt gesehen. Könnten Sie ihn bitte prüfen?'
      : `in Ihrem Onlineshop haben wir die folgenden ${points} Punkte gesehen. Könnten Sie sie bitte prüfen?`,
  newHeading: 'Neu oder geändert',
  openHeading: (day) => `Noch offen vom ${day}`,
  closing: ['Vielen Dank für Ihre Hilfe.', 'Mit freundlichen Grüßen'],
  rules: {
    out_of_stock: {
      title: 'Nicht verfügbar',
      seen: (facts) =>
        facts.isFirstDay
          ? `Nicht verfügbar am ${facts.time}.`
          : `${facts.isOnAndOff ? 'Immer wieder nicht verfügbar' : 'Nicht verfügbar'} ${since(facts)}, zuletzt gesehen am ${facts.time}.`,
      ask: 'Bitte teilen Sie uns mit, wann der Artikel wieder verfügbar ist.',
      unit: 'verfügbare Angebote',
    },
    buybox_lost: {
      title: 'Buybox',
      seen: (facts) => {
        const merchant = facts.merchant || 'einem anderen Händler';
        const first = `Das erste Angebot ist von ${merchant}${facts.price && `, zu ${facts.price}`}`;
        if (facts.isFirstDay) return `${first}, am ${facts.time}.`;
        return `${first}, am ${facts.time}; ${since(facts)} ${facts.isOnAndOff ? 'immer wieder ' : ''}von einem anderen Händler.`;
      },
      ask: 'Bitte teilen Sie uns mit, wer dieser Händler ist.',
      unit: 'Preis des ersten Angebots',
    },
    page_one_lost: {
      title: 'Nicht auf Seite 1',
      seen: ({ keyword, rank, page, day, earlierRank, earlierDay }) => {
        const position = rank ? `Position ${rank}${page && `, Seite ${page}`}` : 'nicht gefunden';
        const earlier = earlierRank && `; Position ${earlierRank} am ${earlierDay}`;
        return `Suche „${keyword}“: ${position}, am ${day}${earlier}.`;
      },
      ask: 'Bitte prüfen Sie, warum die Suche den Artikel nicht mehr auf der ersten Seite zeigt.',
      unit: 'Position',
    },
  },
  ean: (barcode) => `EAN ${barcode}`,
  productId: (id) => `Ihre Artikelnummer ${id}`,
  workbook: ({ retailer, date }) => `Punkte ${retailer} ${date}`,
  sheet: 'Punkte',
  states: { new: 'Neu', changed: 'Geändert', open: 'Noch offen' },
  columns: {
    number: 'Nr.',
    state: 'Status',
    problem: 'Punkt',
    product: 'Produkt',
    barcode: 'EAN',
    product_id: 'Ihre Artikelnummer',
    keyword: 'Suchbegriff',
    opened: 'Seit',
    since_at_least: 'Oder früher',
    seen_on: 'Gesehen am',
    crawled_at: 'Seite gelesen',
    value: 'Wert',
    unit: 'Einheit',
    currency: 'Währung',
    merchant: 'Erstes Angebot von',
    page_no: 'Seite der Suche',
    earlier_rank: 'Frühere Position',
    earlier_day: 'Frühere Position am',
    ask: 'Bitte',
    page_url: 'Seite',
    sent: 'Gesendet am',
  },
};
