import type { FilterControl } from '@/components/layout/filter-values';

/** Returns the labels of a filter's selected values. Values that do not exist on the day are returned unchanged. */
export function selectedNames({ value, options }: Pick<FilterControl, 'value' | 'options'>): string[] {
  return value.map((item) => options.find((option) => option.value === item)?.label ?? item);
}

/** "Brand: Velquin, Brumella" */
export function selectedText(filter: FilterControl): string {
  return `${filter.label}: ${selectedNames(filter).join(', ')}`;
}
