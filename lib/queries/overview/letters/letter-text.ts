import type { Letter, LetterPoint } from './letter';

/** Returns a list for a retailer as plain text, with its subject. */
export function toPlainText({ subjectLabel, subject, greeting, opening, sections, closing }: Letter): string {
  const parts = sections.flatMap(({ heading, points }) => [heading, ...points.map(plainPoint)]);
  return [`${subjectLabel}: ${subject}`, greeting, opening, ...parts, closing.join('\n')].filter(Boolean).join('\n\n');
}

function plainPoint({ number, product, problem, seen, ask, identifiers, url }: LetterPoint): string {
  return [`${number}. ${product} · ${problem}`, seen, ask, identifiers, url].filter(Boolean).join('\n   ');
}

/** Returns a list for a retailer as HTML, which mail programs paste with its form. */
export function toHtml({ subjectLabel, subject, greeting, opening, sections, closing }: Letter): string {
  const parts = sections.flatMap(({ heading, points }) => [
    heading && `<p><b>${escaped(heading)}</b></p>`,
    `<ol start="${points[0]?.number ?? 1}">${points.map(htmlPoint).join('')}</ol>`,
  ]);
  return [
    `<p>${escaped(subjectLabel)}: <b>${escaped(subject)}</b></p>`,
    `<p>${escaped(greeting)}</p><p>${escaped(opening)}</p>`,
    ...parts,
    `<p>${closing.map(escaped).join('<br>')}</p>`,
  ].join('');
}

function htmlPoint({ product, problem, seen, ask, identifiers, url }: LetterPoint): string {
  const link = url && `<a href="${escaped(url)}">${escaped(url)}</a>`;
  const lines = [`<b>${escaped(product)}</b> · ${escaped(problem)}`, escaped(seen), `<b>${escaped(ask)}</b>`];
  return `<li><p>${[...lines, escaped(identifiers), link].filter(Boolean).join('<br>')}</p></li>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
