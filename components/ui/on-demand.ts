/**
 * Code that a page does without until somebody asks for what it draws. The answer is one promise for all who ask, so
 * that `use` reads it without waiting once it is there; a fetch that failed is tried again.
 */
export function onDemand<Parts>(load: () => Promise<Parts>): () => Promise<Parts> {
  let parts: Promise<Parts> | undefined;
  return () => {
    parts ??= load().catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
    return parts;
  };
}
