import type { Locator, Page } from '@playwright/test';
import { ranksOf, type Size, scoresOf } from '@/e2e/big/rows';

export interface Case {
  page: string;
  rows: (size: Size) => number;
  path: string;
  /** Each prepares the page and returns the measured action. */
  acts: Record<string, (page: Page) => Promise<() => Promise<void>>>;
}

const sortBy = (name: RegExp) => (page: Page) =>
  clickOn(page.getByRole('grid').getByRole('columnheader', { name }).getByRole('button').first());

/** Searches for a text, or clears the search. */
const search = (label: string, text: string) => async (page: Page) => {
  const input = page.getByRole('textbox', { name: label });
  const next = (await input.inputValue()) === '' ? text : '';
  return () => input.fill(next);
};

/** Selects the third value of a filter, or clears it. */
const filter = (label: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  const chip = page.getByTitle(`${label}: `);
  if (await chip.isVisible()) {
    await chip.click();
    return clickOn(page.getByRole('checkbox', { checked: true }).first());
  }
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  return clickOn(menu.getByRole('checkbox').nth(2));
};

/** Returns a click on an element that is located before the measurement. */
async function clickOn(target: Locator): Promise<() => Promise<void>> {
  const element = await target.elementHandle();
  return async () => element?.evaluate((node) => node instanceof HTMLElement && node.click()).then(() => {});
}

/** Returns the actions on tables of every page with long sets. */
export function cases(day: string): Case[] {
  return [
    {
      page: 'Prices, offers',
      rows: ({ offers }) => offers,
      path: `/prices?date=${day}&view=offers&own=all`,
      acts: {
        'Sort by price': sortBy(/^Price/),
        'Sort by title': sortBy(/^Title/),
        'Search two letters': search('Search offers', '17'),
        'Filter by brand': filter('Brand'),
      },
    },
    {
      page: 'Scorecards, SKUs',
      rows: ({ ratings }) => ratings,
      path: `/scorecards?date=${day}&view=all`,
      acts: {
        'Sort by rating': sortBy(/^Rating/),
        'Sort by SKU': sortBy(/^SKU/),
        'Search two letters': search('Search ratings', '17'),
        'Filter by brand': filter('Brand'),
      },
    },
    {
      page: 'Search rankings, all ranks',
      rows: ranksOf,
      path: `/rankings?date=${day}&view=all`,
      acts: {
        'Sort by rank': sortBy(/^Rank/),
        'Sort by product': sortBy(/^Product/),
        'Search two letters': search('Search ranks', '17'),
        'Filter by brand': filter('Brand'),
      },
    },
    {
      page: 'Banners, gallery',
      rows: ({ banners }) => banners,
      path: `/banners?date=${day}&relevance=ALL&first_n_e_retail_media=1000`,
      acts: { 'Filter by retailer': filter('Retailer') },
    },
    {
      page: 'Visibility, scores',
      rows: scoresOf,
      path: `/visibility?date=${day}&visibility_type=SEARCH&first_n_products=1000&view=scores`,
      acts: {
        'Sort by score': sortBy(/^Score/),
        'Sort by brand': sortBy(/^Brand/),
        'Search two letters': search('Search scores', '17'),
        'Filter by brand': filter('Brand'),
      },
    },
  ];
}
