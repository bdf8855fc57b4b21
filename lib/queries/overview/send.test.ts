import { expect, it } from 'vitest';
import { send } from './send';

it('needs the day of the list itself, so that the dialog shows how far it is collected', () => {
  const needs = send.needs({ date: '2026-06-30', days: 28, page: [101], retailer: [] });
  const ofDay = needs.filter(({ from, to }) => from === to).map(({ view, from }) => `${view.dataset} ${from}`);
  expect(ofDay).toContain('price 2026-06-30');
});
