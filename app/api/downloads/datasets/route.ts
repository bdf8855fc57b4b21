import { downloadDatasets } from '@/lib/contract/downloads';
import { datasetCards } from '@/lib/server/downloads/dataset-cards';
import { valueRoute } from '@/lib/server/routes/value-route';

export const { GET } = valueRoute(downloadDatasets, datasetCards);
