import type { Language } from '@/delivery/sample/words/words';

/** Invented display names. */
export const reviewers: Record<Language, readonly string[]> = {
  en: ['Tilly W.', 'Morgan_K', 'J. Ashdown', 'Priya', 'Rowan T.', 'busy_dad_77', 'Mrs Fenn', 'Callum'],
  de: ['Anke M.', 'Sauberfee', 'J. Brandtner', 'Öczan', 'Rike', 'haushalt_profi', 'Familie Lütt', 'Torben S.'],
  fr: ['Maëlle', 'C. Duroc', 'lulu34', 'Jean-Noé', 'Mme Perrault', 'Inès B.', 'papa_poule', 'Gaspard'],
  pl: ['Kasia', 'Zdzisław P.', 'mama_trojki', 'Ola W.', 'Łukasz', 'J. Brzoza', 'Wiola', 'Bogna'],
};
