import type { Page } from '@playwright/test';

/** Parts that pages have in common. */
export const grid = (page: Page) => page.getByRole('grid');
/** A tile: a number with its name and notes. */
export const tile = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
/** A whole number as an English reader reads it. */
export const whole = (value: number) => value.toLocaleString('en-US');
