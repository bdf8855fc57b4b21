import type { FilterControl } from '@/components/layout/filter-values';

/** The chosen values of a filter as people read them. One that the day does not have is shown as it is. */
export function chosenNames({ value, options }: Pick<FilterControl, 'value' | 'options'>): string[] {
  return value.map((one) => options.find((option) => option.value === one)?.label ?? one);
}
