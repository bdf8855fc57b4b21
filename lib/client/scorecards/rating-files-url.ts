import { requestTarget } from '@/lib/contract/endpoint';
import { ratingBulkFiles } from '@/lib/contract/file-list';

export const RATING_FILES_URL = `/api${requestTarget(ratingBulkFiles, {})}`;
