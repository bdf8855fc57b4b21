import { type Words, words } from './words';

/** Headlines of brands, which follow the brand's name. */
export const campaigns: readonly Words[] = [
  words('brand weeks', 'Markenwochen', '· semaines de marque', '· tygodnie marki'),
  words('is new here', 'ist neu da', '· nouveau ici', '· nowość'),
  words('now with refill', 'jetzt mit Nachfüllpack', '· avec recharge', '· z uzupełnieniem'),
];

/** Headlines of a shop's themes with several brands. */
export const themes: readonly Words[] = [
  words('Everything for the holidays', 'Alles für den Urlaub', 'Tout pour les vacances', 'Wszystko na urlop'),
  words(
    'Big pack, small price',
    'Große Packung, kleiner Preis',
    'Grand format, petit prix',
    'Duże opakowanie, mała cena',
  ),
];

/** Headlines of banners about the shop, without products. */
export const services: readonly Words[] = [
  words('Collect in store today', 'Heute im Markt abholen', 'Retrait en magasin', 'Odbiór w sklepie dziś'),
  words('Free delivery from 35', 'Ab 35 ohne Versandkosten', 'Livraison offerte dès 35', 'Darmowa dostawa od 129'),
];

export const homePage = words('Home page', 'Startseite', 'Accueil', 'Strona główna');
