import { textColumn } from '@/components/table/columns';

interface Pair {
  base_title: string;
  benchmark_title: string;
  retailer: string | null;
}

/** Returns the columns that identify a competition: base, retailer, benchmark. */
export function pairColumns<Row extends Pair>() {
  return [
    textColumn<Row>({
      id: 'base_title',
      header: 'Base',
      value: (row) => row.base_title,
      width: 232,
      cut: 'middle',
      pinned: true,
    }),
    textColumn<Row>({ id: 'retailer', header: 'Retailer', value: (row) => row.retailer, width: 128 }),
    textColumn<Row>({
      id: 'benchmark_title',
      header: 'Benchmark',
      value: (row) => row.benchmark_title,
      width: 200,
      cut: 'middle',
    }),
  ] as const;
}
