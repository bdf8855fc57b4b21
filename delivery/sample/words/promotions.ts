import type { Language, Words } from './words';

const promotions: Record<Language, readonly ((percent: number) => string)[]> = {
  en: [(n) => `Save ${n}%`, (n) => `${n}% off this week`, (n) => `Special offer: ${n}% less`],
  de: [(n) => `Aktion: ${n} % günstiger`, (n) => `Nur diese Woche -${n} %`, (n) => `${n} % sparen`],
  fr: [(n) => `-${n} % de remise immédiate`, (n) => `Promo : ${n} % d'économie`, (n) => `Cette semaine -${n} %`],
  pl: [(n) => `Promocja -${n}%`, (n) => `Taniej o ${n}%`, (n) => `${n}% rabatu w tym tygodniu`],
};

/** @param choice selects one of three wordings, 0 to below 1 */
export function promotionText(language: Language, percent: number, choice: number): string {
  const wordings = promotions[language];
  const wording = wordings[Math.floor(choice * wordings.length)];
  return wording ? wording(percent) : `-${percent} %`;
}

export const flashText: Words = {
  en: 'Flash price until 2 pm',
  de: 'Blitzpreis bis 14 Uhr',
  fr: "Prix flash jusqu'à 14 h",
  pl: 'Cena błyskawiczna do 14:00',
};
