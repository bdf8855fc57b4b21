import { execFile } from 'node:child_process';
import { DEFAULT_CUSTOMER } from '@/delivery/sample/make-sample';
import type { Stack } from './stack';

/** Imports a price file, or removes imported hours. The code is -1 for a killed process; errors come first in the output. */
export function runImport({ dataDir }: Stack, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['--import', 'tsx', 'delivery/main.ts', 'import', '--customer', DEFAULT_CUSTOMER];
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...command, '--dataset', 'price', ...args],
      { env: { ...process.env, DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? -1) : 0, output: stderr + stdout }),
    ),
  );
}
