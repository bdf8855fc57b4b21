import type { Phrases } from './phrases';

export const polish: Phrases = {
  good: {
    scent: ['Pachnie pięknie i nienachalnie.', 'Zapach świeży i długo się utrzymuje.'],
    taste: ['Smak łagodny, bez goryczki.', 'Smakuje jak w kawiarni za rogiem.'],
    effectiveness: ['Działa dokładnie tak, jak obiecuje producent.', 'Bardzo wydajny i skuteczny.'],
    packaging: ['Opakowanie łatwo otworzyć i zamknąć.', 'Wygodne opakowanie, mniej plastiku.'],
    'leaking cap': ['Zakrętka trzyma szczelnie, nawet w walizce.', 'Nic nie wycieka spod zakrętki.'],
    'value for money': ['Świetna jakość w tej cenie.', 'Tańszy od znanych marek, a tak samo dobry.'],
    delivery: ['Dotarło dzień przed czasem.', 'Szybka dostawa, wszystko w porządku.'],
  },
  bad: {
    scent: ['Zapach jest zdecydowanie za mocny.', 'Zmienili zapach i to na gorsze.'],
    taste: ['Smak płaski i trochę przypalony.', 'Dla mnie za kwaśna.'],
    effectiveness: ['Niestety u mnie w ogóle nie działa.', 'Trzeba zużyć trzy razy więcej, żeby coś zobaczyć.'],
    packaging: ['Opakowanie pękło przy pierwszym otwarciu.', 'Jedna trzecia zostaje w środku.'],
    'leaking cap': [
      'Zakrętka przecieka, pół butelki wylało się do paczki.',
      'Zakrętka się nie domyka, wszystko się lepi.',
    ],
    'value for money': ['Za drogo jak na taką jakość.', 'Mniej w środku, cena ta sama.'],
    delivery: ['Czekałam dwa tygodnie.', 'Karton dotarł zgnieciony i otwarty.'],
  },
  but: 'Z drugiej strony:',
  titles: {
    positive: ['Kupię ponownie', 'Mój ulubiony', 'Po prostu dobry', 'Polecam'],
    neutral: ['Może być', 'Dobry, ale', 'Mam mieszane uczucia'],
    negative: ['Rozczarowanie', 'Nigdy więcej', 'Szkoda pieniędzy', 'Co się stało?'],
  },
};
