import { z } from 'zod';
import { id, name, unique } from './values';

const code = (letters: number, example: string) =>
  z
    .string()
    .regex(new RegExp(`^[A-Z]{${letters}}$`), {
      error: ({ input }) => `is ${JSON.stringify(input)}. Write ${letters} capital letters, such as ${example}.`,
    })
    .nullable()
    .default(null);

/** Facts about a retailer that rows do not contain, identified by `retailer_name`. */
const retailer = z.strictObject({
  retailer_name: name,
  retailer_code: id,
  retailer_country: code(2, 'DE'),
  currency: code(3, 'EUR'),
});
export type Retailer = z.output<typeof retailer>;

export const retailers = z.array(retailer).check(
  unique(({ retailer_name }) => retailer_name, ['retailer_name']),
  unique(({ retailer_code }) => retailer_code, ['retailer_code']),
);
