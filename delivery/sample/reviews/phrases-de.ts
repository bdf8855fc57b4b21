import type { Phrases } from './phrases';

export const german: Phrases = {
  good: {
    scent: ['Riecht herrlich und nicht aufdringlich.', 'Der Duft ist frisch und hält trotzdem lange.'],
    taste: ['Schmeckt rund und kein bisschen bitter.', 'Geschmack wie aus dem Café um die Ecke.'],
    effectiveness: ['Hält genau, was es verspricht.', 'Sehr ergiebig, schon wenig davon reicht.'],
    packaging: ['Die Verpackung lässt sich gut öffnen und schließen.', 'Praktische Verpackung mit weniger Plastik.'],
    'leaking cap': [
      'Der Verschluss hält dicht, auch im Koffer.',
      'Deckel schließt gut, in der Sporttasche lief nichts aus.',
    ],
    'value for money': ['Für den Preis einfach top.', 'Günstiger als die großen Marken und genauso gut.'],
    delivery: ['Kam einen Tag früher als angekündigt.', 'Schnelle Lieferung, gut verpackt.'],
  },
  bad: {
    scent: ['Der Geruch ist viel zu stark, ich bekomme Kopfschmerzen.', 'Der neue Duft ist leider gar nicht meins.'],
    taste: ['Schmeckt flach und etwas verbrannt.', 'Mir viel zu sauer.'],
    effectiveness: ['Bringt bei mir leider überhaupt nichts.', 'Ich brauche die dreifache Menge, bis sich etwas tut.'],
    packaging: [
      'Die Verpackung ist beim ersten Öffnen gerissen.',
      'Ein Drittel bleibt drin, man bekommt es nicht heraus.',
    ],
    'leaking cap': [
      'Der Deckel ist undicht, die halbe Flasche war im Paket.',
      'Verschluss geht nicht mehr zu, alles klebt.',
    ],
    'value for money': ['Völlig überteuert.', 'Weniger Inhalt, "neuer Look", gleicher Preis. Nein danke.'],
    delivery: ['Zwei Wochen gewartet.', 'Der Karton kam eingedrückt und offen an.'],
  },
  but: 'Andererseits:',
  titles: {
    positive: ['+++ gerne wieder', 'Mein Favorit', 'Einfach gut', 'Klare Empfehlung'],
    neutral: ['Ganz okay', 'Gut, aber', 'Geht so'],
    negative: ['Enttäuscht', 'Nie wieder', 'Schade ums Geld', '- 20 % Inhalt'],
  },
};
