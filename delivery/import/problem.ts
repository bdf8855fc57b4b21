/** An error that ends an import, with a message for the user. Nothing was loaded. */
export class ImportProblem extends Error {
  override name = 'ImportProblem';
}
