import { describe, expect, it } from 'vitest';
import type { AnyPage } from '@/components/layout/define-page';
import { readAddress } from '@/lib/client/address/address';

interface Cases {
  /** Valid parameters that only this page has, and their values. */
  given: Record<string, string>;
  values: Record<string, unknown>;
  /** Invalid parameters that only this page has. */
  invalid: Record<string, string | string[]>;
}

const SHARED = { retailer: 'A%2C B,C', own: 'own', against: 'week', days: '91', date: '2026-06-24' };
const SHARED_VALUES = { ...SHARED, retailer: ['A, B', 'C'], days: 91 };
const SHARED_INVALID = { against: 'x', days: '0', date: '2026-02-30', view: 'x', own: 'x' };

/** Tests how a page reads its address: parameters that all pages have, and its own. */
export function testAddress({ title, address }: Pick<AnyPage, 'title' | 'address'>, cases: Cases) {
  const initial = readAddress(address, {});

  describe(`the address of ${title}`, () => {
    it('reads lists, dates, views and settings', () => {
      const result = readAddress(address, { ...SHARED, ...cases.given });
      expect(result).toEqual({ ...initial, ...SHARED_VALUES, ...cases.values });
    });

    it('falls back to the default of an invalid value', () => {
      expect(readAddress(address, { ...SHARED_INVALID, ...cases.invalid })).toEqual(initial);
    });
  });
}
