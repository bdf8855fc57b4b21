import { ownValue } from '@/lib/contract/own-value';
import type { Competition } from '@/lib/contract/price-competition';

/** How a verdict is shown: colours follow the service's word, and a word nobody explained is neutral. */
export type Tone = 'on' | 'near' | 'off' | 'no-data' | 'unknown';

const TONES: Record<string, Tone> = { POSITIVE: 'on', NEUTRAL: 'near', NEGATIVE: 'off', NO_DATA: 'no-data' };

export function toneOf(verdict: string | null, index: number | null): Tone {
  if (index === null) return 'no-data';
  return ownValue(TONES, verdict ?? '') ?? 'unknown';
}

/** The band in full; null where the service left an edge open. */
export interface Band {
  min: number;
  max: number;
  /** How far outside still counts as near; 0 where it is not given. */
  margin: number;
}

export function bandOf(levels: Competition['coloring_levels']): Band | null {
  if (!levels || levels.target_min === null || levels.target_max === null) return null;
  return { min: levels.target_min, max: levels.target_max, margin: Math.max(0, levels.margin ?? 0) };
}

/** Index points above the band, negative below it, 0 inside; edges are inside. */
export function distanceFrom({ min, max }: Band, index: number): number {
  const distance = index > max ? index - max : Math.min(0, index - min);
  // 100.1 − 100 is a hair more than 0.1: no index has more than a few decimals.
  return Number(distance.toFixed(6));
}

/** The word that the band alone would give. */
export function verdictByBand(band: Band, index: number): 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE' {
  const distance = Math.abs(distanceFrom(band, index));
  if (distance === 0) return 'POSITIVE';
  return distance <= band.margin ? 'NEUTRAL' : 'NEGATIVE';
}

/** ● in the band, ▲ above, ▼ below; hollow while near. The shape says where, the colour says how the service judges. */
export function glyphOf(tone: Tone, band: Band | null, index: number | null): string {
  if (index === null) return '';
  if (tone === 'on') return '●';
  if (tone === 'unknown') return '?';
  const distance = band ? distanceFrom(band, index) : 0;
  if (distance === 0) return '◆';
  if (tone === 'near') return distance > 0 ? '△' : '▽';
  return distance > 0 ? '▲' : '▼';
}

/** How strongly a cell is filled, from 0 to 1: by the distance from the band, full at three margins beyond it. */
export function strengthOf(band: Band | null, index: number): number {
  if (!band) return 0;
  const reach = 3 * (band.margin || (band.max - band.min) / 2 || 1);
  return Math.min(1, Math.abs(distanceFrom(band, index)) / reach);
}
