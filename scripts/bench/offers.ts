import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { priceFile } from '@/lib/contract/datasets/price';

const COLUMNS = Object.keys(priceFile.columns);

/** Writes a price file with realistic rows of about 330 bytes. Equal counts have equal rows. */
export async function writeOffers(path: string, count: number, date: string): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${COLUMNS.join(',')}\n`);
  for (let row = 0; row < count; row += 1000) {
    const lines = Array.from({ length: Math.min(1000, count - row) }, (_, index) => offer(row + index, date));
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}

function offer(row: number, date: string): string {
  const sku = Math.floor(row / 20);
  const listPrice = 2 + (sku % 97) / 4;
  const cells: Record<string, string | number | boolean> = {
    product_id: `P${row}`,
    retailer_name: `Retailer ${row % 7}`,
    merchant_name: `Merchant ${row % 20}`,
    product_price: (listPrice * (1 - (row % 5) / 20)).toFixed(2),
    unit_price: (listPrice / 3).toFixed(2),
    product_price_2: listPrice.toFixed(2),
    in_stock: row % 11 !== 0,
    promotion_text: row % 5 === 0 ? '' : `"-${(row % 5) * 5} %, this week only"`,
    is_buybox: row % 20 === 0,
    buybox_position: (row % 20) + 1,
    session_time: `${date}T07:00:00Z`,
    crawling_time: `${date}T07:12:31Z`,
    product_url: `https://retailer-${row % 7}.example/products/${row}`,
    service_sku_id: `SKU-${sku}`,
    service_sku_name: `"Bench article no. ${sku}, family pack, 500 ml"`,
    brand: `Brand ${sku % 8}`,
    is_own_product: sku % 8 < 2,
    is_power_sku: sku % 10 === 0,
    product_barcode: String(2_000_000_000_000 + sku),
    main_merchants: '"[""Merchant 0""]"',
    tags: '"[{""tag_name"":""category"",""tag_value"":""Care""}]"',
  };
  return `${COLUMNS.map((name) => cells[name] ?? '').join(',')}\n`;
}
