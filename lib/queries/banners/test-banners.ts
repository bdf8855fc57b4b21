import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { ownAccount, sharedAccount } from '@/lib/server/testing/collected';
import type { ServiceKind } from '@/lib/server/testing/services';

export const label = (brand: string | null, category = 'Hair', subcategory = 'Shampoo') => ({
  category,
  subcategory,
  brand,
});
export const home = (over: object) => ({
  retailer_name: 'Korbina DE',
  page_type: 'HOME_PAGE',
  page_name: 'Startseite',
  page_url: 'https://korbina.example/',
  page_preview_image_url: null,
  e_retail_media_position: 1,
  e_retail_media_url: 'https://korbina.example/m/velquin%20neu',
  own_label_count: 1,
  competitor_label_count: 0,
  own_labels: [label('Velquin')],
  competitor_labels: [] as ReturnType<typeof label>[],
  e_retail_media_types: ['HERO'],
  ...over,
});
export const rival = (position: number, url: string, over: object = {}) =>
  home({
    e_retail_media_position: position,
    e_retail_media_url: `https://korbina.example/m/${url}`,
    own_label_count: 0,
    competitor_label_count: 2,
    own_labels: [],
    competitor_labels: [label('Fenwarra'), label('Fenwarra', 'Hair', 'Conditioner')],
    ...over,
  });
export const category = home({
  page_type: 'CATEGORY_PAGE',
  page_name: 'Shampoo',
  page_url: 'https://korbina.example/c/shampoo',
  e_retail_media_url: 'https://korbina.example/m/mix',
  own_label_count: 1,
  competitor_label_count: 3,
  own_labels: [label('Velquin')],
  competitor_labels: [label('Fenwarra'), label('Oskarine'), label(null)],
});
export const unknown = home({
  retailer_name: null,
  page_type: 'KIND_NOBODY_KNOWS',
  page_url: null,
  e_retail_media_url: null,
  e_retail_media_position: null,
  own_label_count: null,
  competitor_label_count: null,
  own_labels: [],
  e_retail_media_types: [],
});

/** Day 1: own banner first. Days 2 and 4: only Fenwarra on the home page. Day 3 was not collected. */
const DAYS: Record<string, ReturnType<typeof home>[]> = {
  '2026-03-01': [home({}), rival(2, 'a'), category],
  '2026-03-02': [rival(1, 'a'), rival(2, 'b'), category],
  '2026-03-04': [rival(1, 'b'), rival(2, 'a'), category, unknown],
};
export const NOW = '2026-03-04';
export const rows = DAYS[NOW] ?? [];
export const countedRows = rows.filter((row) => row.own_label_count !== null && row.competitor_label_count !== null);
export const sum = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** Creates an account with these days of banners. */
export const ownDays = (kind?: ServiceKind) => ownAccount(eRetailMedia, DAYS, kind);
export const account = (kind?: ServiceKind) => sharedAccount(eRetailMedia, DAYS, kind);
