import type { SavedChange, SavedItem, SavedValue } from '@/lib/contract/saved-items';

/** A named state of a page. */
export type SavedView = Omit<SavedValue<'views'>, 'page'>;

/** Returns the views of a page by name. */
export function viewsOf(page: string, items: readonly SavedItem<'views'>[]): SavedView[] {
  return items
    .map(({ value }) => value)
    .filter((view) => view.page === page)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Returns the key of a view: its page and its name. */
export function viewKey(page: string, name: string): string {
  return `${page} ${name}`;
}

/** Saves a view, and replaces one of the same name. */
export function viewChange(page: string, view: SavedView): SavedChange<'views'> {
  return { key: viewKey(page, view.name), value: { page, ...view } };
}

/** Makes a view the default of its page. Null for none. */
export function openingChanges(page: string, views: readonly SavedView[], name: string | null): SavedChange<'views'>[] {
  return views
    .filter((view) => view.opens !== (view.name === name))
    .map((view) => viewChange(page, { ...view, opens: view.name === name }));
}

/** Returns the query of the default view. Null if the address has parameters or there is no default view. */
export function openingSearch(views: readonly SavedView[], search: URLSearchParams): string | null {
  if (search.size > 0) return null;
  return views.find(({ opens }) => opens)?.search || null;
}

/** Tests whether the address shows a view, in any order of parameters. */
export function isShown(view: Pick<SavedView, 'search'>, search: URLSearchParams): boolean {
  return sorted(new URLSearchParams(view.search)) === sorted(new URLSearchParams(search));
}

function sorted(search: URLSearchParams): string {
  search.sort();
  return search.toString();
}
