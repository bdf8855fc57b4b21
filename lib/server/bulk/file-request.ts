import 'server-only';
import { type BulkDataset, type Encoding, fileName, hourText } from '@/lib/contract/dataset';
import { fold } from '@/lib/text/fold';

/** A file of a dataset, by date and hour. */
export interface FileRequest {
  dataset: BulkDataset;
  date: string;
  /** 0 to 23. */
  hour: number;
  encoding: Encoding;
}

/** Formats a file's name for messages: "Prices, 2026-03-31 07:00". */
export function nameOfFile({ dataset, date, hour }: FileRequest): string {
  return `${dataset.title}, ${date} ${hourText(hour)}:00`;
}

/** Formats the account as a part of file names: "Müller & Söhne GmbH" → `muller-sohne-gmbh`. */
export function ownerSlug(account: string): string {
  return fold(account)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Returns the name of a downloaded file: dataset, date, hour and account, such as `price_2026-03-31_07_acme-foods.csv`.
 */
export function savedName({ dataset, date, hour, encoding }: FileRequest, account: string, extension?: string): string {
  const name = fileName(dataset.name, date, hour, encoding);
  const stem = name.slice(0, name.lastIndexOf('.'));
  return `${[stem, ownerSlug(account)].filter(Boolean).join('_')}.${extension ?? encoding}`;
}
