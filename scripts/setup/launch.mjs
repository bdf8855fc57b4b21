/**
 * Checks the environment, then prepares, then starts everything and stays until told to stop. To be called once the
 * dependencies are there: from here on it is TypeScript.
 * @param {'start' | 'dev'} mode
 * @param {() => unknown} prepare what takes minutes, and need not be begun where the environment has mistakes
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
