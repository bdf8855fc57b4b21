import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { requestTarget } from '@/lib/contract/endpoint';
import type { RELEVANCES } from '@/lib/contract/params';

/** What the service is asked, the day aside. */
interface Question {
  first_n_e_retail_media: number;
  relevance: (typeof RELEVANCES)[number];
}

/** Where our own server answers the question for a day, the whole set of it. */
export function bannersUrl(date: string, question: Question): string {
  return `/api${requestTarget(eRetailMedia, { date, ...question })}`;
}
