import type { Phrases } from './phrases';

export const english: Phrases = {
  good: {
    scent: ['Smells wonderful and stays subtle.', 'The scent is fresh without being loud.'],
    taste: ['Round taste, no bitterness at all.', 'Tastes like the café around the corner.'],
    effectiveness: ['It does exactly what it promises.', 'A little of it goes a long way, and it works.'],
    packaging: ['The pack is easy to open and to close.', 'Good handy pack, and there is less plastic than before.'],
    'leaking cap': ['The cap closes tightly, even in a travel bag.', 'No leaking cap here: it survived my gym bag.'],
    'value for money': ['Great value for the price.', 'You pay less than for the big names and get the same.'],
    delivery: ['Arrived a day early and well packed.', 'Quick delivery, nothing to complain about.'],
  },
  bad: {
    scent: ['The smell is far too strong and gives me a headache.', 'They changed the scent, and not for the better.'],
    taste: ['Tastes flat and a bit burnt.', 'Far too sour for me.'],
    effectiveness: ['Sadly it does nothing at all for me.', 'I need three times the amount to see any effect.'],
    packaging: ['The pack tore on the first try.', 'Half of it stays inside the pack, you cannot get it out.'],
    'leaking cap': [
      'The cap leaks: half of the bottle was in the parcel.',
      'Cap does not close any more, everything around it was sticky.',
    ],
    'value for money': ['Overpriced for what it is.', 'Smaller pack, same price. No thanks.'],
    delivery: ['Took two weeks to arrive.', 'The box came crushed and open.'],
  },
  but: 'On the other hand:',
  titles: {
    positive: ['Would buy again', 'My favourite', 'Simply good', 'Recommended'],
    neutral: ['It is okay', 'Good, but', 'Mixed feelings'],
    negative: ['Disappointed', 'Not again', 'Money wasted', 'What happened here?'],
  },
};
