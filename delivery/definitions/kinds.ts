import type { z } from 'zod';
import { ownBrands } from './own-brands';
import { priceCompetitions } from './price-competitions';
import { retailers } from './retailers';
import { scorecards } from './scorecards';
import { visibilitySources } from './visibility-sources';

/** The schema of each kind of definition, which is a list. */
export const definitionKinds = {
  retailers,
  visibility_sources: visibilitySources,
  scorecards,
  price_competitions: priceCompetitions,
  own_brands: ownBrands,
};

export type DefinitionKind = keyof typeof definitionKinds;
export type Definitions<K extends DefinitionKind> = z.output<(typeof definitionKinds)[K]>;

export const DEFINITION_KINDS = Object.keys(definitionKinds) as DefinitionKind[];

export function isDefinitionKind(name: string): name is DefinitionKind {
  return Object.hasOwn(definitionKinds, name);
}
