import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync('app/globals.css', 'utf8');

/** The variables of the first rule with this selector. */
function theme(selector: string): Record<string, string> {
  const [, body = ''] = css.split(`\n${selector} {`);
  return Object.fromEntries(
    [...body.slice(0, body.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)].map((pair) => pair.slice(1)),
  );
}

type Color = readonly number[];
const parse = (hex = ''): Color => [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16));
const mix = (color: Color, share: number, ground: Color) =>
  ground.map((value, index) => value * (1 - share) + (color[index] ?? 0) * share);

/** Relative luminance by WCAG. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Color, b: Color): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

it.each([
  [':root', 1.15],
  ['.dark', 1.4],
])('shows fills on target on the ground of %s, under text that can be read', (selector, visible) => {
  const colors = theme(selector);
  const [ground, onTarget] = [parse(colors.ground), parse(colors['on-target'])];
  const fill = (share: number) => mix(onTarget, share, ground);
  const cell = fill(Number.parseFloat(colors['on-target-fill'] ?? '') / 100);
  expect(contrast(cell, ground)).toBeGreaterThanOrEqual(visible);
  expect(contrast(fill(Number(colors['range-opacity'])), ground)).toBeGreaterThanOrEqual(visible);
  expect(contrast(fill(Number(colors['band-opacity'])), ground)).toBeGreaterThanOrEqual(1 + (visible - 1) / 2);
  for (const text of ['ink', 'ink-2', 'on-target'])
    expect(contrast(parse(colors[text]), cell), text).toBeGreaterThanOrEqual(4.5);
});
