import { expect, it } from 'vitest';
import { proofSheet } from '@/components/banners/proof';
import type { PlacementRow } from '@/lib/queries/banners/placements.columns';

it('writes the page, the addresses and the image of a banner into the proof of placement', () => {
  const row = {
    ...{ retailer_name: 'Korbina DE', page_type_name: 'Home page', page_name: 'Home', page_url: 'https://a.example' },
    ...{ page_preview_image_url: null, e_retail_media_url: 'https://a.example/b.png', types: 'HERO' },
    ...{ e_retail_media_position: 3 },
  } as PlacementRow;
  const { columns, rows } = proofSheet([row], '2026-06-30');
  expect(Object.fromEntries(columns.map(({ header }, at) => [header, rows[0]?.[at]]))).toEqual({
    Date: '2026-06-30',
    "Page's own time": 'not supplied',
    Retailer: 'Korbina DE',
    'Page type': 'Home page',
    Page: 'Home',
    'Page address': 'https://a.example',
    'Image address': 'https://a.example/b.png',
    'Banner address': 'https://a.example/b.png',
    Types: 'HERO',
    Position: 3,
  });
});
