import { text } from '../columns';

/** The columns that tables of banners have in common. */
export const bannerColumns = {
  retailer_name: text('Retailer', { width: 120, pinned: true, search: true }),
  page_type_name: text('Page type', { width: 112, search: true }),
  page_name: text('Page', { width: 120, search: true }),
  banner: text('Banner', {
    width: 152,
    search: true,
    definition: 'The last part of the banner’s address, as banners have no names.',
  }),
  own_brands: text('Own brands', { width: 112, search: true }),
  competitor_brands: text('Competitors', { width: 208, search: true }),
};
