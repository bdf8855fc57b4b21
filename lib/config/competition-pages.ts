import { z } from 'zod';

/** A page of price competitions, as an administrator names it. */
export interface CompetitionPage {
  id: number;
  name: string;
}

const ENTRY = /^\s*(\d{1,15})\s*=\s*([^=]*\S)\s*$/;

/** "101=Shampoo, 102=Coffee": the service does not say which pages it has. */
export const competitionPages = z.string().transform((text, { addIssue }): CompetitionPage[] =>
  text.split(',').flatMap((entry) => {
    const [, id, name] = ENTRY.exec(entry) ?? [];
    if (id && name) return [{ id: Number(id), name }];
    addIssue({ code: 'custom', message: `has “${entry.trim()}”. Write numbers and names: 101=Shampoo,102=Coffee.` });
    return [];
  }),
);
