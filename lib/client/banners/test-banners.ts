import type { Label } from '@/lib/contract/column';
import type { Banner } from '@/lib/contract/e-retail-media';

export function label(category: string, brand: string): Label {
  return { category, subcategory: `${category} basics`, brand };
}

/** A banner on a home page, with one own label; `change` says what a test is about. */
export function banner(change: Partial<Banner> = {}): Banner {
  return {
    retailer_name: 'Körner',
    page_type: 'HOME_PAGE',
    page_name: 'Home',
    page_url: 'https://koerner.example/',
    page_preview_image_url: 'https://koerner.example/1.png',
    e_retail_media_position: 1,
    e_retail_media_url: 'https://koerner.example/m/1',
    own_label_count: 1,
    competitor_label_count: 0,
    own_labels: [label('Soap', 'Velquin')],
    competitor_labels: [],
    e_retail_media_types: ['HERO'],
    ...change,
  };
}
