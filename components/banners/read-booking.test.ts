import { describe, expect, it } from 'vitest';
import { readBooking } from '@/components/banners/read-booking';

const names = {
  retailers: ['Korbina DE', 'Plazora DE', 'Halvéo FR', 'Halvéo BE', 'Thistle & Penn GB', 'Seifenhof'],
  pageTypes: ['HOME_PAGE', 'KIOSK_PAGE'],
};

function readRow(retailer: string, pageType = '') {
  return readBooking([retailer, pageType, '2026-06-07'], { columns: ['retailer', 'pageType', 'from'], names });
}

describe('the retailer of a booking', () => {
  it.each([
    ['Plazora DE', 'Plazora DE'],
    ['plazora', 'Plazora DE'],
    ['PLAZORA.de', 'Plazora DE'],
    ['Plazora (DE)', 'Plazora DE'],
    ['plazora_de', 'Plazora DE'],
    ['Plazora Germany', 'Plazora DE'],
    ['Plazora Deutschland', 'Plazora DE'],
    ['Halveo Belgium', 'Halvéo BE'],
    ['Thistle and Penn', 'Thistle & Penn GB'],
    ['Thistle & Penn UK', 'Thistle & Penn GB'],
    ['Seifenhof DE', 'Seifenhof'],
  ])('may be %s, which is %s', (text, retailer) => {
    expect(readRow(text)).toMatchObject({ retailer });
  });

  it.each([
    ['Plazoro', 'No data names the retailer “Plazoro”. Did you mean Plazora DE?'],
    ['Plazora FR', 'No data names the retailer “Plazora FR”. Did you mean Plazora DE?'],
    ['Thistle', 'No data names the retailer “Thistle”. Did you mean Thistle & Penn GB?'],
    ['Halvéo', '“Halvéo” may be Halvéo FR or Halvéo BE. Add the country.'],
    ['Unheard-of Stores', expect.stringContaining('Retailers are Korbina DE, Plazora DE, Halvéo FR')],
  ])('is refused with advice if it is %s', (text, message) => {
    expect(readRow(text)).toEqual(message);
  });

  it('is any while no data has been collected', () => {
    const format = { columns: ['retailer', 'from'], names: { retailers: [], pageTypes: [] } } as const;
    expect(readBooking(['Plazora', '2026-06-07'], format)).toMatchObject({ retailer: 'Plazora' });
  });
});

describe('the page type of a booking', () => {
  it.each([
    ['home', 'HOME_PAGE'],
    ['Homepage', 'HOME_PAGE'],
    ['HOME PAGE', 'HOME_PAGE'],
    ['home-page', 'HOME_PAGE'],
    ['Start page', 'HOME_PAGE'],
    ['category', 'CATEGORY_PAGE'],
    ['Categories', 'CATEGORY_PAGE'],
    ['search', 'SEARCH_PAGE'],
    ['Search results page', 'SEARCH_PAGE'],
    ['PDP', 'PRODUCT_PAGE'],
    ['kiosk', 'KIOSK_PAGE'],
    ['', null],
  ])('may be “%s”', (text, pageType) => {
    expect(readRow('Plazora', text)).toMatchObject({ pageType });
  });

  it.each(['home', 'Start page', 'Home page', 'HOME_PAGE', 'Startseite'])(
    'is the one in the data for “%s”, if the service has another identifier than the specification',
    (text) => {
      const format = {
        columns: ['retailer', 'pageType', 'from'],
        names: { ...names, pageTypes: ['Startseite'] },
      } as const;
      expect(readBooking(['Plazora', text, '2026-06-07'], format)).toMatchObject({ pageType: 'Startseite' });
    },
  );

  it.each([
    ['hoem', '“hoem” is not a page type. Did you mean Home page?'],
    ['categry page', '“categry page” is not a page type. Did you mean Category page?'],
    ['xyzzyx', expect.stringContaining('Page types are Home page, Category page')],
  ])('is refused with advice if it is “%s”', (text, message) => {
    expect(readRow('Plazora', text)).toEqual(message);
  });
});
