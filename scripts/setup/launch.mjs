/**
 * Checks the environment, prepares, then starts all processes and runs until asked to stop. Needs the dependencies, as
 * it loads TypeScript.
 * @param {'start' | 'dev'} mode
 * @param {() => unknown} prepare slow preparation, which is skipped if the environment has mistakes
 */
export async function launch(mode, prepare = () => {}) {
  const { register } = await import('tsx/esm/api');
  register();
  const { readPlan } = await import('../supervisor/plan.ts');
  const plan = await readPlan(mode, process.argv.slice(2));
  await prepare();
  const { run } = await import('../supervisor/main.ts');
  await run(plan);
}
