import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { ensurePrivateFolder } from '@/lib/config/private-folder';
import { freePorts } from '../setup/ports.mjs';

/**
 * Creates a folder that is private to this user, or warns if it is not. Throws an error with a message if it is not
 * writable.
 */
export function ensureWritable(folder: string): void {
  try {
    const warning = ensurePrivateFolder(folder);
    if (warning) console.error(warning);
    accessSync(folder, constants.W_OK | constants.R_OK);
  } catch (error) {
    throw new Error(
      `The folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to another folder, or change its owner.`,
    );
  }
}

/** Returns what the system says: "EACCES: permission denied, mkdir '/data'" → "permission denied". */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]+: ([^,]+), /.exec(message)?.[1] ?? message;
}

/** Throws an error with a message for users if the port cannot be used. */
export async function ensureFree(host: string, port: number): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`);
    if (code === 'EACCES') throw new Error(`Port ${port} may not be opened by this user. Set PORT to one above 1023.`);
    throw new Error(`HOST ${host} is not an address of this machine. Set HOST to 127.0.0.1.`);
  }
}

/** Returns a free port of the loopback address. */
export function freePort(): Promise<number> {
  return freePorts(1);
}

function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
