import type { Phrases } from './phrases';

export const french: Phrases = {
  good: {
    scent: ['Sent délicieusement bon sans être entêtant.', 'Le parfum est frais et discret.'],
    taste: ['Goût rond, sans aucune amertume.', 'On se croirait au café du coin.'],
    effectiveness: ['Fait exactement ce qui est promis.', 'Il en faut peu et le résultat est là.'],
    packaging: ["L'emballage s'ouvre et se referme facilement.", 'Format pratique, moins de plastique.'],
    'leaking cap': ['Le bouchon ferme bien, même en valise.', 'Aucune fuite du bouchon dans mon sac de sport.'],
    'value for money': ['Excellent rapport qualité-prix.', 'Moins cher que les grandes marques, et aussi bon.'],
    delivery: ["Livré avec un jour d'avance.", 'Livraison rapide et soignée.'],
  },
  bad: {
    scent: ["L'odeur est beaucoup trop forte.", "Ils ont changé le parfum, c'est dommage."],
    taste: ['Goût plat et un peu brûlé.', 'Beaucoup trop acide pour moi.'],
    effectiveness: ['Aucun effet sur moi, hélas.', 'Il en faut trois fois trop pour un résultat moyen.'],
    packaging: [
      "L'emballage s'est déchiré à la première ouverture.",
      'Il en reste un tiers au fond, impossible à sortir.',
    ],
    'leaking cap': [
      'Le bouchon fuit : la moitié du flacon était dans le colis.',
      'Le bouchon ne ferme plus, tout est collant.',
    ],
    'value for money': ['Beaucoup trop cher.', 'Moins de produit, même prix. Non merci.'],
    delivery: ['Deux semaines pour arriver.', 'Carton écrasé et ouvert.'],
  },
  but: 'En revanche :',
  titles: {
    positive: ['Je rachète', 'Mon préféré', 'Très bien', 'Je recommande'],
    neutral: ['Correct', 'Bien, mais', 'Avis partagé'],
    negative: ['Déçue', 'Plus jamais', 'Argent perdu', 'Que se passe-t-il ?'],
  },
};
