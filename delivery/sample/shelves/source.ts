import type { Category, Keyword } from '@/delivery/sample/catalogue/category';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import { LANGUAGES, type Words } from '@/delivery/sample/words/words';
import type { VISIBILITY_TYPES } from '@/lib/contract/params';

/** A keyword or a category. Retailers whose languages share the word share the source. */
export interface Source {
  readonly id: number;
  readonly type: (typeof VISIBILITY_TYPES)[number];
  readonly name: string;
  /** Name in English. */
  readonly representativeName: string;
  readonly category: Category;
  readonly keyword: Keyword | null;
  readonly power: boolean;
  readonly retailers: readonly Retailer[];
}

/** Returns three keywords and one category shelf for each category, in the language of each retailer. */
export function sourcesOf(categories: readonly Category[], retailers: readonly Retailer[]): Source[] {
  const sources = new Map<string, Source>();
  for (const [languageIndex, language] of LANGUAGES.entries()) {
    const shops = retailers.filter((retailer) => retailer.language === language);
    if (shops.length === 0) continue;
    for (const [nth, { type, meaning, keyword, category }] of categories.flatMap(conceptsOf).entries()) {
      const name = meaning[language];
      const existing = sources.get(`${type} ${name}`);
      sources.set(`${type} ${name}`, {
        id: existing?.id ?? (languageIndex + 1) * 1000 + nth + 1,
        type,
        name,
        representativeName: meaning.en,
        category,
        keyword,
        power: keyword === category.keywords[0],
        retailers: [...(existing?.retailers ?? []), ...shops],
      });
    }
  }
  return [...sources.values()];
}

interface Concept {
  type: Source['type'];
  meaning: Words;
  keyword: Keyword | null;
  category: Category;
}

function conceptsOf(category: Category): Concept[] {
  const searches = category.keywords.map(
    (keyword): Concept => ({ type: 'SEARCH', meaning: keyword.words, keyword, category }),
  );
  return [...searches, { type: 'CATEGORY', meaning: category.shelf, keyword: null, category }];
}
