import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from '@/components/ui/class-groups';

/** Joins class names; a later Tailwind class wins over an earlier one of the same property. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
