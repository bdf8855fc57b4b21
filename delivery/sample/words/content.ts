import type { Language } from './words';

/** Generic sentences that fit any product. */
export const descriptions: Record<Language, readonly string[]> = {
  en: ['Made for every day.', 'Developed with people who use it daily.', 'The pack is made of 50% recycled material.'],
  de: ['Für jeden Tag gemacht.', 'Entwickelt mit Menschen, die es täglich nutzen.', 'Packung aus 50 % Rezyklat.'],
  fr: ['Pensé pour tous les jours.', 'Développé avec ses utilisateurs.', 'Emballage composé de 50 % de recyclé.'],
  pl: ['Stworzony na co dzień.', 'Opracowany z tymi, którzy go używają.', 'Opakowanie w 50% z recyklingu.'],
};

export const bullets: Record<Language, readonly string[]> = {
  en: ['Vegan', 'Recyclable pack', 'Tested quality', 'Refill available', 'Made in Europe', 'Economical'],
  de: ['Vegan', 'Recycelbare Packung', 'Geprüfte Qualität', 'Nachfüllpack erhältlich', 'Aus Europa', 'Ergiebig'],
  fr: ['Végan', 'Emballage recyclable', 'Qualité contrôlée', 'Recharge disponible', 'Fabriqué en Europe', 'Économique'],
  pl: ['Wegański', 'Opakowanie do recyklingu', 'Jakość kontrolowana', 'Uzupełnienie', 'Z Europy', 'Wydajny'],
};
