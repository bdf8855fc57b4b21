import type { Stored } from '@/delivery/schema/stored';
import { ID_COLUMNS, NAME_COLUMNS } from '@/delivery/schema/text-columns';
import { shownText } from './shown-text';

/** Ids as spreadsheets write long numbers: "4.00599E+12", or the 15 digits that they keep followed by zeros. */
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$|^\d{15}0{3,}$/i;

/** Maximum number of values that are listed. */
const SHOWN = 20;

/** Ids and names of a product that are the same at all retailers. */
const OF_PRODUCT = ['service_sku_id', 'product_barcode', 'service_sku_name'];
/** Further facts that a product has once at a retailer. */
const AT_RETAILER = [...OF_PRODUCT, 'product_id', 'product_title', 'product_url', 'title'];
/** Columns that, with the ids and names, tell rows of one product apart. */
const OF_ROW = [
  'visibility_type',
  'position',
  'combined_position',
  'page_no',
  'is_sponsored',
  'review_date',
  'buybox_position',
  'e_retail_media_position',
];

interface Row {
  readonly location: string;
  readonly values: readonly unknown[];
}

/** Finds ids that a spreadsheet has shortened, and those that made two products one. Only rows with such ids are kept. */
export class ShortenedIds {
  private readonly warnings: string[] = [];
  private readonly collisions: string[] = [];
  private count = 0;
  private readonly rows = new Map<string, Row>();
  private readonly names;
  private readonly ids;
  private readonly key;

  constructor(private readonly stored: Stored) {
    this.names = Object.keys(stored.columns);
    this.ids = this.names.filter((name) => ID_COLUMNS.includes(name));
    this.key = this.names.filter((name) => [...ID_COLUMNS, ...NAME_COLUMNS, ...OF_ROW].includes(name));
  }

  /** @param values in the order of the dataset's columns */
  take(file: string, line: number, values: readonly unknown[]): void {
    const row = { location: `${file} line ${line}`, values };
    for (const id of this.ids) {
      const value = this.valueOf(row, id);
      if (typeof value !== 'string' || !SHORTENED.test(value)) continue;
      this.count++;
      if (this.warnings.length < SHOWN)
        this.warnings.push(`${row.location}: ${id} ${shownText(value)} looks shortened by a spreadsheet.`);
      const other = this.collisionOf(row, id, value);
      if (other && this.collisions.length < SHOWN)
        this.collisions.push(`${row.location}: ${id} ${shownText(value)} is also the id of another product, ${other}.`);
    }
  }

  /** Returns a sentence for each shortened id, up to a maximum, and one for the others. */
  sentences(): string[] {
    const others = this.count - this.warnings.length;
    return [
      ...this.warnings.map((warning) => `Warning: ${warning}`),
      ...(others > 0 ? [`Warning: ${others.toLocaleString('en')} more ids look shortened.`] : []),
      ...(this.count > 0 ? [`Ids are stored as written. ${ADVICE}`] : []),
    ];
  }

  /** Returns why the rows must not be loaded, or undefined. */
  problem(): string | undefined {
    if (this.collisions.length === 0) return undefined;
    return [...this.collisions, `Two products would become one; nothing was loaded. ${ADVICE}`].join('\n');
  }

  /** Returns the location of a row of another product with the same id in the same hour, or undefined. */
  private collisionOf(row: Row, id: string, value: string): string | undefined {
    const retailer = this.valueOf(row, 'retailer_name');
    const hour = this.hourOf(row);
    const first = (...key: unknown[]): Row => {
      const text = JSON.stringify([id, value, hour, ...key]);
      const before = this.rows.get(text);
      if (!before) this.rows.set(text, row);
      return before ?? row;
    };
    const differs = (other: Row, columns: readonly string[]) =>
      columns.some((name) => name !== id && isOther(this.valueOf(row, name), this.valueOf(other, name)));
    const anywhere = first();
    if (OF_PRODUCT.includes(id) && differs(anywhere, OF_PRODUCT)) return anywhere.location;
    const atRetailer = first('retailer', retailer);
    if (differs(atRetailer, AT_RETAILER)) return atRetailer.location;
    const same = first(
      'row',
      this.key.map((name) => this.valueOf(row, name)),
    );
    return JSON.stringify(same.values) === JSON.stringify(row.values) ? undefined : same.location;
  }

  private hourOf(row: Row): string {
    const { time, day } = this.stored;
    const instant = this.valueOf(row, time);
    return [day && this.valueOf(row, day), typeof instant === 'string' ? instant.slice(0, 13) : instant].join();
  }

  private valueOf({ values }: Row, column: string): unknown {
    return values[this.names.indexOf(column)];
  }
}

const ADVICE = 'Format the columns of ids as text in the spreadsheet, enter the ids again, and save it.';

function isOther(a: unknown, b: unknown): boolean {
  return a !== null && a !== undefined && b !== null && b !== undefined && a !== b;
}
