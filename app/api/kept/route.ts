import { kept } from '@/lib/contract/kept';
import { valueRoute } from '@/lib/server/routes/value-route';
import { keptAnswers } from '@/lib/server/snapshots/kept-answers';

export const { GET } = valueRoute(kept, keptAnswers);
