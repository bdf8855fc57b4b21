import { addCustomer, CUSTOMER, startBench, within } from './bench-stack';
import { bulkTable } from './bulk';
import { exportTable } from './export';
import { importTable } from './import';
import type { Table } from './report';
import type { Scope } from './stages';

/** Rows at scale 1, a csv of about 64 MB. Scale 16 is a file of 1 GB. */
const ROWS = 195_000;

/** Measures a price file from import to a browser. */
export function filesStage({ scales }: Scope): Promise<Table[]> {
  const files = scales.map((scale, index) => ({
    scale,
    rows: ROWS * scale,
    date: `2026-06-${String(index + 1).padStart(2, '0')}`,
  }));
  return within(async (dataDir) => {
    const tables: Table[] = [];
    const bench = await startBench(dataDir, async (context) => {
      const key = await addCustomer(context);
      tables.push(await importTable(context, files, CUSTOMER));
      return key;
    });
    const targets = files.map((file) => ({ ...file, target: `/bulk/price?date=${file.date}&time=7` }));
    tables.push(await exportTable(bench, targets), await bulkTable(bench, targets));
    await bench.stop();
    return tables;
  });
}
