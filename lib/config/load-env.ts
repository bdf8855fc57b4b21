import nextEnv from '@next/env';

/** Adds what stands in the `.env` files of this folder to the environment, which wins over them. */
export function loadEnv({ development = false } = {}): void {
  nextEnv.loadEnvConfig(process.cwd(), development, { info() {}, error: console.error });
}
