import { createTailwindMerge } from 'tailwind-merge';

const anything = [() => true];
const isPixels = (value: string) => /^\[[\d.]+px\]$/.test(value);

/** One group for each of these prefixes: `w-64` replaces `w-56`. */
const PREFIXES = [
  ...['w', 'h', 'size', 'min-w', 'max-w', 'min-h', 'max-h'],
  ...['p', 'px', 'py', 'm', 'mt', 'mb', 'ms', 'me', 'mx', 'my', 'pt', 'pb'],
  ...['top', 'translate-x', 'grow', 'shrink', 'rounded', 'bg', 'justify'],
] as const;

const SIDES = ['t', 'b', 's', 'e', 'l', 'r', 'x', 'y'] as const;

/**
 * Lets a later class override an earlier one of the same property, for the properties that callers may set. The
 * library's default table of all Tailwind classes is four times as large as the library.
 */
export const mergeClasses = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(PREFIXES.map((prefix) => [prefix, [prefix, { [prefix]: anything }]])),
    'font-size': [{ text: ['caption', 'body', 'panel', 'title', 'tile'] }],
    'text-align': [{ text: ['start', 'center', 'end'] }],
    'text-color': [{ text: anything }],
    'white-space': [{ whitespace: ['normal', 'nowrap'] }],
    display: ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'hidden'],
    'font-weight': [{ font: ['normal', 'medium', 'semibold'] }],
    'border-width': ['border', { border: ['0', '2', isPixels] }],
    ...Object.fromEntries(SIDES.map((side) => [`border-${side}`, [{ border: [side, { [side]: anything }] }]])),
    'border-style': [{ border: ['solid', 'dashed'] }],
    'border-color': [{ border: anything }],
  },
  conflictingClassGroups: { size: ['w', 'h'], p: ['px', 'py', 'pt', 'pb'], m: ['mx', 'my', 'mt', 'mb', 'ms', 'me'] },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
}));
