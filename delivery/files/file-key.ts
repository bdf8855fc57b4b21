import { type Encoding, hourText } from '@/lib/contract/dataset';

/** What a bulk file is made from. A corrected import gets a new load id, hence another file. */
export interface FileKey {
  readonly customerId: string;
  readonly dataset: string;
  readonly date: string;
  readonly hour: number;
  /** UInt64 as text. */
  readonly loadId: string;
  readonly encoding: Encoding;
}

/** A file that was produced whole. */
export interface Produced {
  readonly size: number;
  /** SHA-256 of the bytes, base64url. */
  readonly digest: string;
}

/** The folder and name stem of a file; with size and digest in its name, a folder of files needs no index beside it. */
export function keptName(key: FileKey, { size, digest }: Produced): string {
  return `${keyName(key)}.${size}.${digest}.${key.encoding}`;
}

function keyName(key: FileKey): string {
  return `${key.customerId}/${key.dataset}/${key.date}_${hourText(key.hour)}.${key.loadId}`;
}

const KEPT = /^(.+\/\d{4}-\d\d-\d\d_\d\d\.\d+)\.(\d+)\.([\w-]{43})\.(csv|ndjson)$/;

/** Reads a name that {@link keptName} wrote; undefined for every other one. */
export function parseKeptName(name: string): (Produced & { id: string }) | undefined {
  const [, stem, size, digest, encoding] = KEPT.exec(name) ?? [];
  if (!stem || !size || !digest || !encoding) return undefined;
  return { id: `${stem}.${encoding}`, size: Number(size), digest };
}

export function fileId(key: FileKey): string {
  return `${keyName(key)}.${key.encoding}`;
}
