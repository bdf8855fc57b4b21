// Collects the rating file of a day like the dashboard, and sends what it took to the process that started it.
import { bulkEndpoint } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { closeDatabase, database } from '@/lib/server/base/database';
import { collectSet } from '@/lib/server/collect/collect-set';
import { readLedger } from '@/lib/server/collect/ledger';
import { question } from '@/lib/server/collect/question';
import { accountOf } from '@/lib/server/service/account';
import { createService } from '@/lib/server/service/service';
import type { CollectedFile } from './stage';

const [url = '', day = ''] = process.argv.slice(2);
const service = createService({ base: new URL(url), key: 'bench' });
const db = await database();
const began = performance.now();
await collectSet(service, question(service, bulkEndpoint(rating), { date: day }), { priority: 'person' });
const seconds = (performance.now() - began) / 1000;
const [row] = await readLedger(db, { account: accountOf(service), from: day, to: day });
await closeDatabase();
const collected: CollectedFile = { rows: row?.rows ?? 0, seconds };
process.send?.(collected, undefined, undefined, () => process.exit());
