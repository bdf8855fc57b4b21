import * as z from 'zod/mini';
import { ENCODINGS } from './dataset';
import { rating } from './datasets/rating';
import { review } from './datasets/review';
import { reviewText } from './datasets/review-text';
import { jsonEndpoint } from './endpoint';

/** A file of a dataset. `time` is the hour with two digits. */
const fileEntry = z.object({
  file_name: z.string(),
  date: z.iso.date(),
  time: z.string(),
  encoding: z.enum(ENCODINGS),
});
export type FileEntry = z.infer<typeof fileEntry>;

function fileList<const Name extends string>(
  name: Name,
  dataset: { title: string; endpoint: { path: string } },
  title: string,
) {
  return jsonEndpoint({
    name,
    title,
    summary: `Files of the dataset "${dataset.title}", one for each date, hour and encoding.`,
    path: `${dataset.endpoint.path}/files`,
    paged: false,
    params: z.object({}),
    response: z.object({ files: z.array(fileEntry) }),
  });
}

export const ratingBulkFiles = fileList('rating_bulk_files', rating, 'Rating Bulk Files');
export const reviewBulkFiles = fileList('review_bulk_files', review, 'Review Bulk Files');
export const reviewTextBulkFiles = fileList('review_text_bulk_files', reviewText, 'Review Text Bulk Files');
