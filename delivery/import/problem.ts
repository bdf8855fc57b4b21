/** Why an import cannot go on, as one sentence for the person who started it. Nothing was loaded. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}
