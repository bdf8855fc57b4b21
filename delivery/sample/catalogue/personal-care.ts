import { words } from '@/delivery/sample/words/words';
import type { Category } from './category';

export const personalCare: readonly Category[] = [
  {
    key: 'shampoo',
    shelf: words('Shampoo', 'Shampoo', 'Shampooings', 'Szampony'),
    noun: words('Shampoo', 'Shampoo', 'Shampooing', 'Szampon'),
    pack: 'bottle',
    variants: [
      words('Aloe & Rice', 'Aloe & Reis', 'Aloès & riz', 'aloes i ryż'),
      words('Anti-Dandruff', 'Anti-Schuppen', 'antipelliculaire', 'przeciwłupieżowy'),
      words('Repair', 'Repair', 'réparateur', 'regenerujący'),
      words('Volume', 'Volumen', 'volume', 'na objętość'),
    ],
    sizes: [
      { amount: 250, unit: 'ml', euro: 2.95 },
      { amount: 400, unit: 'ml', euro: 4.25 },
    ],
    keywords: [
      { words: words('shampoo', 'shampoo', 'shampooing', 'szampon') },
      {
        words: words('anti-dandruff shampoo', 'anti schuppen shampoo', 'shampooing antipelliculaire', 'na łupież'),
        variant: 1,
      },
      { words: words('volume shampoo', 'volumen shampoo', 'shampooing volume', 'szampon na objętość'), variant: 3 },
    ],
  },
  {
    key: 'shower-gel',
    shelf: words('Shower', 'Duschen', 'Gels douche', 'Żele pod prysznic'),
    noun: words('Shower Gel', 'Duschgel', 'Gel douche', 'Żel pod prysznic'),
    pack: 'bottle',
    variants: [
      words('Sea Buckthorn', 'Sanddorn', 'argousier', 'rokitnik'),
      words('Fig & Milk', 'Feige & Milch', 'figue & lait', 'figa i mleko'),
      words('Mint', 'Minze', 'menthe', 'mięta'),
      words('Sensitive', 'Sensitiv', 'peaux sensibles', 'skóra wrażliwa'),
    ],
    sizes: [
      { amount: 250, unit: 'ml', euro: 1.95 },
      { amount: 500, unit: 'ml', euro: 3.45 },
    ],
    keywords: [
      { words: words('shower gel', 'duschgel', 'gel douche', 'żel pod prysznic') },
      {
        words: words('shower gel sensitive', 'duschgel sensitiv', 'gel douche peaux sensibles', 'żel skóra wrażliwa'),
        variant: 3,
      },
      { words: words('body wash', 'duschbad', 'douche soin', 'płyn pod prysznic') },
    ],
  },
  {
    key: 'deodorant',
    shelf: words('Deodorants', 'Deos', 'Déodorants', 'Dezodoranty'),
    noun: words('Deodorant Spray', 'Deospray', 'Déodorant spray', 'Dezodorant w sprayu'),
    pack: 'spray',
    variants: [
      words('Fresh Linen', 'Frische Wäsche', 'linge frais', 'świeża bawełna'),
      words('Invisible', 'Invisible', 'invisible', 'niewidoczny'),
      words('Zero Alu', 'ohne Aluminium', 'sans aluminium', 'bez aluminium'),
      words('Active 48h', 'Aktiv 48h', 'actif 48h', 'aktywny 48h'),
    ],
    sizes: [
      { amount: 150, unit: 'ml', euro: 2.25 },
      { amount: 200, unit: 'ml', euro: 2.75 },
    ],
    keywords: [
      { words: words('deodorant', 'deo', 'déodorant', 'dezodorant') },
      {
        words: words('aluminium free deodorant', 'deo ohne aluminium', 'déodorant sans aluminium', 'bez aluminium'),
        variant: 2,
      },
      { words: words('deodorant spray', 'deospray', 'déodorant spray', 'dezodorant spray') },
    ],
  },
  {
    key: 'toothpaste',
    shelf: words('Toothpaste', 'Zahncreme', 'Dentifrices', 'Pasty do zębów'),
    noun: words('Toothpaste', 'Zahncreme', 'Dentifrice', 'Pasta do zębów'),
    pack: 'tube',
    variants: [
      words('Whitening', 'Weiß', 'blancheur', 'wybielająca'),
      words('Herbal', 'Kräuter', 'aux plantes', 'ziołowa'),
      words('Gum Care', 'Zahnfleisch', 'gencives', 'ochrona dziąseł'),
      words('Kids', 'Kinder', 'enfants', 'dla dzieci'),
    ],
    sizes: [
      { amount: 75, unit: 'ml', euro: 1.75 },
      { amount: 125, unit: 'ml', euro: 2.65 },
    ],
    keywords: [
      { words: words('toothpaste', 'zahnpasta', 'dentifrice', 'pasta do zębów') },
      {
        words: words('whitening toothpaste', 'zahnpasta weiß', 'dentifrice blancheur', 'pasta wybielająca'),
        variant: 0,
      },
      { words: words('kids toothpaste', 'kinderzahnpasta', 'dentifrice enfant', 'pasta dla dzieci'), variant: 3 },
    ],
  },
  {
    key: 'face-cream',
    shelf: words('Face Care', 'Gesichtspflege', 'Soins du visage', 'Pielęgnacja twarzy'),
    noun: words('Day Cream', 'Tagescreme', 'Crème de jour', 'Krem na dzień'),
    pack: 'jar',
    variants: [
      words('Hyaluron', 'Hyaluron', 'acide hyaluronique', 'z kwasem hialuronowym'),
      words('Wild Rose', 'Wildrose', 'rose sauvage', 'dzika róża'),
      words('Q10 Firming', 'Q10 straffend', 'Q10 raffermissante', 'ujędrniający Q10'),
      words('Matt', 'mattierend', 'matifiante', 'matujący'),
    ],
    sizes: [
      { amount: 50, unit: 'ml', euro: 6.95 },
      { amount: 75, unit: 'ml', euro: 8.95 },
    ],
    keywords: [
      { words: words('day cream', 'tagescreme', 'crème de jour', 'krem na dzień') },
      { words: words('hyaluronic cream', 'hyaluron creme', 'crème hyaluronique', 'krem hialuronowy'), variant: 0 },
      { words: words('face cream', 'gesichtscreme', 'crème visage', 'krem do twarzy') },
    ],
  },
];
