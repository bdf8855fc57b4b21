import { expect, it } from 'vitest';
import { careWorld, coffeeWorld } from '@/delivery/sample/world';
import { checkDigit } from './barcode';
import { shelfFillers } from './brands';

const care = careWorld({ seed: 7, scale: 1 });
const coffee = coffeeWorld({ seed: 7, scale: 1 });

/** Large consumer-goods brands and retailers, which must not be in the sample. */
const REAL = `Nivea Dove Axe Rexona Colgate Sensodyne Elmex Signal Pantene Persil Ariel Lenor Fairy Frosch Ajax Domestos
  Cif Garnier Loreal Vichy Eucerin Bebe Balea Alverde Denkmit Isana Schauma Syoss Gillette Palmolive Fa Duschdas Calgon
  Finish Somat Pril Vileda Lavazza Illy Jacobs Tchibo Dallmayr Melitta Segafredo Nescafe Starbucks Amazon Rossmann
  Müller Rewe Edeka Lidl Aldi Kaufland Tesco Boots Sainsbury Carrefour Auchan Leclerc Monoprix Cdiscount Allegro
  Biedronka Otto Zalando Walmart`.split(/\s+/);

it('has a realistic size', () => {
  expect(care.skus).toHaveLength(160);
  expect(care.brands.filter(({ own }) => own)).toHaveLength(2);
  expect(care.brands).toHaveLength(8);
  expect(care.retailers).toHaveLength(7);
  expect(new Set(care.retailers.map(({ country }) => country)).size).toBe(4);
  expect(new Set(care.retailers.map(({ currency }) => currency)).size).toBe(3);
  expect(care.retailers.filter(({ marketplace }) => marketplace)).toHaveLength(2);
  for (const retailer of care.retailers) {
    const sources = care.sources.filter(({ retailers }) => retailers.includes(retailer));
    expect(sources.filter(({ type }) => type === 'SEARCH')).toHaveLength(24);
    expect(sources.filter(({ type }) => type === 'CATEGORY')).toHaveLength(8);
    const carried = care.placements.filter((placement) => placement.retailer === retailer).length;
    expect(carried).toBeGreaterThan(80);
    expect(carried).toBeLessThan(160);
  }
});

it('gives every SKU a unique EAN-13 of the range for use within shops', () => {
  const barcodes = [...care.skus, ...coffee.skus].map(({ barcode }) => barcode);
  expect(new Set(barcodes).size).toBe(barcodes.length);
  for (const barcode of barcodes) {
    expect(barcode).toMatch(/^2\d{12}$/);
    expect(barcode.at(-1)).toBe(checkDigit(barcode.slice(0, 12)));
  }
  expect(checkDigit('400638133393')).toBe('1');
});

it('gives every product of a retailer a unique number, title and image', () => {
  for (const { retailers, placements } of [care, coffee])
    for (const retailer of retailers) {
      const here = placements.filter((placement) => placement.retailer === retailer);
      expect(new Set(here.map(({ productId }) => productId)).size).toBe(here.length);
      expect(new Set(here.map(({ title }) => title)).size).toBe(here.length);
    }
  expect(new Set(care.skus.map(({ image }) => image)).size).toBe(care.skus.length);
  for (const { image } of care.skus) {
    expect(image.length).toBeLessThan(1024);
    expect(decodeURIComponent(image)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
  }
});

it('shares no products between customers', () => {
  const ids = new Set(care.skus.map(({ id }) => id));
  expect(coffee.skus.filter(({ id }) => ids.has(id))).toEqual([]);
  const brands = new Set(care.brands.map(({ name }) => name));
  expect(coffee.brands.filter(({ name }) => brands.has(name))).toEqual([]);
});

it('contains no real brand or retailer', () => {
  const brands = [...care.brands, ...coffee.brands, ...shelfFillers].map(({ name }) => name);
  const merchants = care.retailers.flatMap(({ merchants: sellers }) => sellers.map(({ name }) => name));
  const names = [...brands, ...merchants, ...care.retailers.map(({ name }) => name)].flatMap((name) =>
    name.toLowerCase().split(/[^\p{L}]+/u),
  );
  expect(REAL.filter((real) => names.includes(real.toLowerCase()))).toEqual([]);
});
