import { fileIdentity } from './file-identity';
import { ImportProblem } from './problem';

/** Throws an ImportProblem if a file is named twice, also by another name or a link. */
export async function refuseRepeated(paths: readonly string[]): Promise<void> {
  const names = new Map<string, string>();
  for (const path of paths) {
    const identity = (await fileIdentity(path)) ?? path;
    const earlier = names.get(identity);
    if (earlier !== undefined) {
      const alias = earlier === path ? '' : `, also as ${earlier}`;
      throw new ImportProblem(`${path} is named twice${alias}; its rows would be there twice. Nothing was loaded.`);
    }
    names.set(identity, path);
  }
}
