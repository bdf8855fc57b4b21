import { spawnSync } from 'node:child_process';

/** Runs a command in the foreground; throws a sentence when it fails. */
export function run(command, args, { env, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  if (result.error) throw new Error(`"${command}" could not be started: ${result.error.message}.`);
  if (result.signal) throw new Error(`"${command} ${args.join(' ')}" was stopped by ${result.signal}.`);
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout}${result.stderr}`);
  throw new Error(`"${command} ${args.join(' ')}" failed; its own words stand above.`);
}
