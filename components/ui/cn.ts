import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from '@/components/ui/class-groups';

/** Joins class names. A later Tailwind class overrides an earlier one of the same property. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
