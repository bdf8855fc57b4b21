import { expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { booked } from './booked';
import { bookedShare } from './booked-share';
import { account, NOW } from './test-banners';

ownDatabase();

it('compares more bookings than a filter has values, and names of any length, with the banners', async () => {
  const { ask } = await account();
  const booking = (name: string) => JSON.stringify(['Korbina DE', 'HOME_PAGE', null, name, '2026-03-01', '2026-03-02']);
  const others = Array.from({ length: 200 }, (_, index) => booking(`other ${index}`));
  const bookings = [...others, booking('é'.repeat(400)), booking('velquin')];
  const { answer } = await ask(booked, { bookings });
  expect(answer.total).toBe(202);
  const share = await ask(bookedShare, { bookings, date: NOW, days: '4' });
  expect(share.answer).toMatchObject({ part: 1, whole: 404 });
});
