import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ text: ['caption', 'body', 'panel', 'title', 'tile'] }] } },
});

/** Joins class names; a later Tailwind class wins over an earlier one of the same property. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
