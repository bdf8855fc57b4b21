import { otherService, type ServiceKind } from './services';

/** The fields of an object that the specification does not know, as a table keeps them. */
export function unknownOf(kind: ServiceKind): string {
  return kind === otherService ? '{"unheard_of":{"since":[2031,null],"wort":"später"}}' : '';
}
