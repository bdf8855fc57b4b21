import { type Encoding, hourText } from '@/lib/contract/dataset';

/** Identifies a bulk file. A corrected import has a new load id, and so another file. */
export interface FileKey {
  readonly customerId: string;
  readonly dataset: string;
  readonly date: string;
  readonly hour: number;
  /** UInt64 as text. */
  readonly loadId: string;
  readonly encoding: Encoding;
}

/** Properties of a complete file. */
export interface Produced {
  readonly size: number;
  /** SHA-256 of the bytes, base64url. */
  readonly digest: string;
}

/** Returns the path of a file. It contains size and digest, so that the folder needs no index. */
export function keptName(key: FileKey, { size, digest }: Produced): string {
  return `${keyName(key)}.${size}.${digest}.${key.encoding}`;
}

function keyName(key: FileKey): string {
  return `${key.customerId}/${key.dataset}/${key.date}_${hourText(key.hour)}.${key.loadId}`;
}

const KEPT = /^(.+\/\d{4}-\d\d-\d\d_\d\d\.\d+)\.(\d+)\.([\w-]{43})\.(csv|ndjson)$/;

/** Parses a name of {@link keptName}. Returns undefined for others. */
export function parseKeptName(name: string): (Produced & { id: string }) | undefined {
  const [, stem, size, digest, encoding] = KEPT.exec(name) ?? [];
  if (!stem || !size || !digest || !encoding) return undefined;
  return { id: `${stem}.${encoding}`, size: Number(size), digest };
}

export function fileId(key: FileKey): string {
  return `${keyName(key)}.${key.encoding}`;
}
