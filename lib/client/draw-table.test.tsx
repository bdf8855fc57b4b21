import { beforeAll, describe, expect, it } from 'vitest';
import { tableSvg } from '@/lib/client/draw-table';
import type { TablePicture } from '@/lib/client/table-picture';

const picture: TablePicture = {
  title: 'Index by bucket',
  notes: ['Velquin · 28 days', '● on target'],
  columns: [
    { header: 'Competition', kind: 'text', width: 200 },
    { header: '27 Jun', group: 'June', kind: 'number', width: 76 },
    { header: '28 Jun', group: 'June', kind: 'number', width: 76 },
  ],
  rows: [
    [
      { text: 'Soap <b>&', look: { strong: true } },
      { text: '103.2', look: { fill: 'bg-off-target/18', glyph: { sign: '▲', colour: 'text-off-target' } } },
      { text: '—', look: { hatched: true, note: 'out' } },
    ],
  ],
};

function draw(): Document {
  return new DOMParser().parseFromString(tableSvg(picture), 'image/svg+xml');
}

function texts(): string[] {
  return [...draw().querySelectorAll('text')].map((text) => text.textContent);
}

describe('tableSvg', () => {
  beforeAll(() => {
    document.documentElement.style.setProperty('--off-target', '#b34700');
  });

  it('writes title, notes, one heading for adjacent columns of a group, and escaped text', () => {
    expect(texts()).toEqual([
      'Index by bucket',
      'Velquin · 28 days',
      '● on target',
      'June',
      'Competition',
      '27 Jun',
      '28 Jun',
      'Soap <b>&',
      '▲',
      '103.2',
      'out',
    ]);
  });

  it('is well-formed XML if a name has characters that XML does not allow', () => {
    const rows = [['Line\u000bbreak of a sheet', '\u0000', '\ud83d'].map((text) => ({ text, look: null }))];
    const svg = tableSvg({ ...picture, title: 'Index\u001b', rows });
    expect(svg).toContain('Line\ufffdbreak of a sheet');
    expect(svg).toContain('Index\ufffd');
    expect(svg).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
  });

  it('fills cells with the color and opacity of the screen, and hatches cells without data', () => {
    const filled = draw().querySelector('[fill="#b34700"][fill-opacity]');
    expect(filled?.getAttribute('fill-opacity')).toBe('0.18');
    expect(draw().querySelectorAll('rect[fill="url(#hatch)"]')).toHaveLength(1);
  });
});
