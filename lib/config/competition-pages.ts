import { z } from 'zod';

/** A page of price competitions, named by an administrator. */
export interface CompetitionPage {
  id: number;
  name: string;
}

const ENTRY = /^\s*(\d{1,15})\s*=\s*([^=]*\S)\s*$/;

/** Parses "101=Shampoo, 102=Coffee". Pages are configured, as the service does not list them. */
export const competitionPages = z.string().transform((text, { addIssue }): CompetitionPage[] =>
  text.split(',').flatMap((entry) => {
    const [, id, name] = ENTRY.exec(entry) ?? [];
    if (id && name) return [{ id: Number(id), name }];
    addIssue({ code: 'custom', message: `has “${entry.trim()}”. Write numbers and names: 101=Shampoo,102=Coffee.` });
    return [];
  }),
);
