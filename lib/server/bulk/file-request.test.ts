import { expect, it } from 'vitest';
import { ownerSlug } from './file-request';

it.each([
  ['Acme Foods', 'acme-foods'],
  ['Müller & Söhne GmbH', 'muller-sohne-gmbh'],
  ['Mu\u0308ller', 'muller'],
  ['Strauß Ærø', 'strauss-aero'],
  ['Łódź Çelik İstanbul', 'lodz-celik-istanbul'],
  ["L'Étoile – Paris", 'l-etoile-paris'],
  ['花王', ''],
])('writes the account %s in file names as "%s"', (account, slug) => {
  expect(ownerSlug(account)).toBe(slug);
});
