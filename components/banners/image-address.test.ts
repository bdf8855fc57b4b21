import { describe, expect, it } from 'vitest';
import { imageAddress } from '@/components/banners/image-address';
import { banner } from '@/lib/client/banners/test-banners';

describe('the picture of a banner', () => {
  it.each([
    ['the preview', {}, 'https://koerner.example/1.png'],
    [
      'an address that names an image',
      { page_preview_image_url: null, e_retail_media_url: 'https://a.example/b.PNG?w=2' },
      'https://a.example/b.PNG?w=2',
    ],
    ['never what may be a landing page', { page_preview_image_url: null }, null],
    ['never what is no address', { page_preview_image_url: null, e_retail_media_url: 'b.png' }, null],
  ])('is %s', (_, change, address) => {
    expect(imageAddress(banner(change))).toBe(address);
  });
});
