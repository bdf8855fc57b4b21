import type { RetailerList, RetailerSection } from '@/lib/queries/overview/send';

/** Mail programs cut or refuse longer addresses. */
const MAX_ADDRESS = 2_000;

/** Returns the complete list as text. */
export function toMailText({ subject, sections }: RetailerList): string {
  return [`${subject}.`, ...sections.map(sectionText)].join('\n\n');
}

function sectionText({ title, message, items }: RetailerSection): string {
  return [title, message, ...items].join('\n');
}

/**
 * Returns a mailto address with as many items as fit, by impact, and the number of omitted ones. The mail mentions them,
 * and that they are in the attached list.
 */
export function toMailAddress({ subject, sections, items }: RetailerList): { address: string; omitted: number } {
  let mail = { sections: sections.map((section) => ({ ...section, items: [] as string[] })), omitted: items };
  let address = addressOf(subject, mail.sections, mail.omitted);
  for (const [at, section] of sections.entries())
    for (const item of section.items) {
      const longer = mail.sections.map((one, index) => (index === at ? { ...one, items: [...one.items, item] } : one));
      const longerAddress = addressOf(subject, longer, mail.omitted - 1);
      if (longerAddress.length > MAX_ADDRESS) continue;
      mail = { sections: longer, omitted: mail.omitted - 1 };
      address = longerAddress;
    }
  return { address, omitted: mail.omitted };
}

function addressOf(subject: string, sections: readonly RetailerSection[], omitted: number): string {
  const parts = sections.filter(({ items }) => items.length > 0).map(sectionText);
  if (omitted > 0) parts.push(`${parts.length > 0 ? `And ${omitted} more` : 'The products'}: see the attached list.`);
  const body = parts.join('\n\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}
