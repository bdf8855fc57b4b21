import { describe, expect, it } from 'vitest';
import { paletteGroups } from '@/components/shell/palette-groups';

const FOUND = {
  skus: [{ csku_id: 'C 1', product_title: 'Day cream', brand_name: 'Alba', barcode: '4006381333931' }],
  brands: [{ brand: 'Alba', is_own: false, skus: 2 }],
  retailers: [{ retailer: 'Drogo, Online', retailer_country: 'DE' }],
  keywords: [{ keyword: 'tagescreme, gesicht', retailers: 3 }],
  problems: [{ rule: 'Buybox lost', subject: 'Day cream', retailer: 'Drogo', subjects: 3, is_standing: true }],
};
const labels = (query: string) => paletteGroups(query, FOUND).flatMap(({ items }) => items.map((item) => item.label));

describe('the command palette', () => {
  it('finds pages and actions by any of their words', () => {
    expect(labels('downl')).toContain('Downloads');
    expect(labels('sett')).toContain('Settings');
    expect(labels('coll')).toContain('Collection');
    expect(labels('dark')).toContain('Colours: dark');
    expect(labels('print')).toContain('Print this page');
    expect(labels('dark')).not.toContain('Prices');
  });

  it('compares words without case and accents', () => {
    const retailers = [{ retailer: 'İstanbul Pazarı', retailer_country: 'TR' }];
    const answer = { skus: [], brands: [], retailers, keywords: [], problems: [] };
    const stale = (query: string) => paletteGroups(query, answer, true).flatMap(({ items }) => items);
    expect(stale('istanbul pazari')).toMatchObject([{ label: 'İstanbul Pazarı' }]);
    expect(stale('DÖWNLOADS')).toMatchObject([{ label: 'Downloads' }]);
  });

  it('shows what the server found as it found it', () => {
    expect(labels('4006')).toEqual([
      'Day cream',
      'Alba',
      'Drogo, Online',
      'tagescreme, gesicht',
      'tagescreme, gesicht',
      'Buybox lost: Day cream and 2 more',
    ]);
  });

  it('offers of an earlier answer only what fits the text now', () => {
    const stale = paletteGroups('dark', FOUND, true).flatMap(({ items }) => items.map((item) => item.label));
    expect(stale).toEqual(['Colours: dark']);
  });

  it('links to offers, to the ranks and the shelf of a keyword, and to the problems of a retailer', () => {
    const actions = paletteGroups('', FOUND).flatMap(({ items }) => items.map((item) => item.action));
    expect(actions).toContainEqual({ kind: 'go', href: '/prices?sku=C+1' });
    expect(actions).toContainEqual({ kind: 'go', href: '/prices?retailer=Drogo%252C+Online' });
    expect(actions).toContainEqual({ kind: 'go', href: '/prices?own=competitor&brand=Alba' });
    expect(actions).toContainEqual({ kind: 'go', href: '/overview?retailer=Drogo&view=standing' });
    expect(actions).toContainEqual({ kind: 'go', href: '/rankings?view=all&keyword=tagescreme%252C+gesicht' });
    expect(actions).toContainEqual({ kind: 'go', href: '/shelf?keyword=tagescreme%2C+gesicht' });
  });
});
