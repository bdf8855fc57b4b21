import { describe, expect, it } from 'vitest';
import { createGate } from './gate';

const patient = new AbortController().signal;

describe('gate', () => {
  it('lets the waiting in, in their order, as others leave', async () => {
    const gate = createGate(1);
    const leave = await gate.enter(patient);
    const order: string[] = [];
    const pass = async (name: string) => {
      const out = await gate.enter(patient);
      order.push(name);
      out();
    };
    const second = pass('second');
    const third = pass('third');
    expect(order).toEqual([]);
    leave();
    await Promise.all([second, third]);
    expect(order).toEqual(['second', 'third']);
  });

  it('counts a place once, however often its holder leaves', async () => {
    const gate = createGate(1);
    const leave = await gate.enter(patient);
    leave();
    leave();
    await gate.enter(patient);
    let inside = false;
    void gate.enter(patient).then(() => (inside = true));
    await Promise.resolve();
    expect(inside).toBe(false);
  });

  it('forgets who gave up waiting', async () => {
    const gate = createGate(1);
    const leave = await gate.enter(patient);
    const impatient = new AbortController();
    const given = gate.enter(impatient.signal);
    const next = gate.enter(patient);
    impatient.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    leave();
    await expect(next).resolves.toBeTypeOf('function');
  });
});
