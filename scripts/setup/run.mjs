import { spawn, spawnSync } from 'node:child_process';

/** Runs a command in the foreground. Throws an error with a message for users if it fails. */
export function run(command, args, { env } = {}) {
  const result = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options(env) });
  if (result.error) throw new Error(`"${command}" could not be started: ${result.error.message}.`);
  if (result.signal) throw new Error(`"${command} ${args.join(' ')}" was stopped by ${result.signal}.`);
  if (result.status === 0) return;
  throw failure(command, args);
}

/** Runs a command in parallel. If it fails, prints its output and rejects with a message for users. */
export function runBeside(command, args, { env } = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) return resolve();
      process.stderr.write(output);
      reject(failure(command, args));
    });
  });
}

function options(env) {
  return { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env }, shell: process.platform === 'win32' };
}

function failure(command, args) {
  return new Error(`"${command} ${args.join(' ')}" failed. Its output is above.`);
}
