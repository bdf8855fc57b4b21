import type { FilterControl } from '@/components/layout/filter-values';

/** Returns the labels of the chosen values of a filter. A value that the day does not have is its own label. */
export function chosenNames({ value, options }: Pick<FilterControl, 'value' | 'options'>): string[] {
  return value.map((one) => options.find((option) => option.value === one)?.label ?? one);
}
