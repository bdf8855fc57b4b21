import 'server-only';
import type { ColumnType } from '@/lib/contract/column';

/** Writes a JSON list in a csv cell for people, such as `season: summer; size: 200 ml`. Other texts stay as they are. */
export function listText(text: string): string {
  const list = parseList(text);
  const items = list?.map(itemText);
  return items?.every((item) => item !== null) ? items.join('; ') : text;
}

/** Types that a csv writes as a JSON list. */
export const LIST_TYPES: readonly ColumnType[] = ['tags', 'labels', 'strings'];

function parseList(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns null for an item of another form. */
function itemText(item: unknown): string | null {
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null || !('tag_name' in item) || !('tag_value' in item)) return null;
  const parts = [item.tag_name, item.tag_value].filter((part) => part !== null && part !== '');
  return parts.every((part) => typeof part === 'string') ? parts.join(': ') : null;
}
