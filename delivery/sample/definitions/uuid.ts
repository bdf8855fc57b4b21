import { keyOf } from '@/delivery/sample/noise';

/** Returns a UUID derived from a name. */
export function uuidOf(seed: number, name: string): string {
  const hex = [1, 2, 3, 4].map((part) => (keyOf(seed + part, name) >>> 0).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
