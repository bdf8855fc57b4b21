import { expect, it } from 'vitest';
import { ENCODINGS } from '@/lib/contract/dataset';
import { review } from '@/lib/contract/datasets/review';
import { fileChoice } from '@/lib/contract/file-choice';
import { reviewBulkFiles } from '@/lib/contract/file-list';
import { database } from '../base/database';
import { recordFile } from '../bulk/known-files';
import { recordList } from '../bulk/record-list';
import { configuredAccount } from '../service/service';
import { configuredDashboard } from '../testing/configured';
import { checkKnownRows } from './row-limit';

configuredDashboard();

const DATE = '2026-11-15';
const choice = fileChoice.parse({
  format: 'xlsx',
  tables: [{ dataset: review.name, spans: [{ from: DATE, to: DATE, hours: [5] }] }],
});

it('refuses a workbook by the rows of files that were read in one of two listed encodings', async () => {
  const account = configuredAccount();
  const file = { dataset: review, date: DATE, hour: 5, encoding: 'csv' } as const;
  await recordFile(account, file, { outcome: 'file', source: 'transfer', rows: 6 });
  const files = ENCODINGS.map((encoding) => ({ file_name: '', date: DATE, time: '05', encoding }));
  const list = { account, endpoint: reviewBulkFiles.name, files, fetchedAt: new Date().toISOString() };
  await recordList(await database(), list);
  await expect(checkKnownRows(choice, 5)).rejects.toThrow(/may have 5 rows; these are 6 rows/);
  await checkKnownRows(choice, 6);
});
