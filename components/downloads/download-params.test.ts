import { describe, expect, it } from 'vitest';
import { openSlot } from '@/components/downloads/download-params';
import { dayWith, filesWith } from '@/components/downloads/test-files';

const NOTHING = { dataset: null, at: null, hour: null };

describe('the open hour', () => {
  it('is the newest fault', () => {
    const days = [dayWith({ 5: 'm' }), dayWith({ 5: 'l', 7: 'c' }), dayWith({ 5: 'c' })];
    const files = filesWith({ rating: [dayWith({ 5: 'm' })], price: days });
    expect(openSlot(NOTHING, files)).toEqual({ dataset: 'price', date: '2026-11-16', hour: 5 });
  });

  it('is the newest file of the calendar if none of it is missing or light', () => {
    const later = { newest: { date: '2026-12-24', hour: 7 } };
    const files = filesWith({ rating: [dayWith({ 5: 'c' })], price: [dayWith({ 6: 'c' })] }, { price: later });
    expect(openSlot(NOTHING, files)).toEqual({ dataset: 'price', date: '2026-11-15', hour: 6 });
  });

  it('is the newest expected one if the calendar has no file', () => {
    const files = filesWith({ rating: [dayWith({})], price: [dayWith({ 5: 'e' }), dayWith({ 5: 'e', 15: 'e' })] });
    expect(openSlot(NOTHING, files)).toEqual({ dataset: 'price', date: '2026-11-16', hour: 15 });
  });

  it('is the one of the address', () => {
    const files = filesWith({ rating: [dayWith({ 5: 'm' })], price: [dayWith({ 6: 'c', 9: 'l' })] });
    const address = { dataset: 'price' as const, at: '2026-11-15', hour: null };
    expect(openSlot(address, files)).toEqual({ dataset: 'price', date: '2026-11-15', hour: 9 });
    expect(openSlot({ ...address, hour: 3 }, files).hour).toBe(3);
  });

  it('is the expected one of a day without files', () => {
    const files = filesWith({ price: [dayWith({ 5: 'e' }, '?')] });
    expect(openSlot({ dataset: 'price', at: '2026-11-15', hour: null }, files).hour).toBe(5);
  });
});
