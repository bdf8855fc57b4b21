import { describe, expect, it } from 'vitest';
import { contentDetail } from '@/lib/contract/datasets/content-detail';
import { rating } from '@/lib/contract/datasets/rating';
import { sniff } from './sniff';

const header = 'brand,product_id,"retailer_name",extra\n';
const csv = (text: string, ended = false) => sniff(rating, 'csv', Buffer.from(text), ended);
const ndjson = (text: string, ended = false) => sniff(rating, 'ndjson', Buffer.from(text), ended);

describe('the beginning of a csv', () => {
  it.each([
    ['columns in any order, and a row', `${header}A`, false, 'file'],
    ['a byte order mark before them', `\ufeff${header}A`, false, 'file'],
    ['a header that has not ended', 'product_id,retail', false, 'unsure'],
    ['a quoted column that has not ended', 'product_id,"retailer_name\n', false, 'unsure'],
    [
      'a quoted column with a comma, a quote and a line end',
      'brand,product_id,"x,""y""\n",retailer_name\nA',
      false,
      'file',
    ],
    ['an empty line before the columns', `\r\n${header}A`, false, 'file'],
    ['a header, and the rest to come', header, false, 'unsure'],
    ['a header that ends with CR, and a row', `${header.trim()}\rA`, false, 'file'],
    ['a header and nothing else', header, true, 'no_rows'],
    ['a header without its line feed', header.trim(), true, 'no_rows'],
    ['nothing', '', true, 'empty'],
    ['blank lines', '\r\n\r\n', true, 'empty'],
    ['a web page', '<!doctype html><title>Sign in', false, 'foreign'],
    ['an error with 200', '{"detail":"no such file"}', true, 'foreign'],
    ['a sentence', 'Bad Gateway\n', true, 'foreign'],
    ['columns of something else', 'id,name,colour\n1,a,b\n', true, 'foreign'],
    ['names of Object.prototype', 'constructor,toString,valueOf\n1,a,b\n', true, 'foreign'],
  ] as const)('%s: %s', (_, text, ended, verdict) => {
    expect(csv(text, ended)).toBe(verdict);
  });

  it('needs only several columns if the dataset promises none', () => {
    expect(sniff(contentDetail, 'csv', Buffer.from('ean,titel,marke\n1,a,b\n'), true)).toBe('file');
  });

  it('needs no other column than the product id', () => {
    expect(sniff(contentDetail, 'csv', Buffer.from('product_id,title\n1,a\n'), true)).toBe('file');
  });
});

describe('the beginning of an ndjson', () => {
  const row = '{"product_id":"1","brand":null,"retailer_name":"R"}';
  it.each([
    ['a row', `${row}\n{"pro`, false, 'file'],
    ['a single row without its line feed', row, true, 'file'],
    ['rows that end with CR', `${row}\r{"pro`, false, 'file'],
    ['a row that has not ended', row.slice(0, 20), false, 'unsure'],
    ['a row with two columns', '{"product_id":"1","retailer_name":"R"}\n', false, 'file'],
    ['nothing', '', true, 'empty'],
    ['an error with 200', '{"detail":"no such file"}', true, 'foreign'],
    ['a list', '[{"product_id":"1"}]', true, 'foreign'],
    ['half an object', '{"product_id":', true, 'foreign'],
  ] as const)('%s: %s', (_, text, ended, verdict) => {
    expect(ndjson(text, ended)).toBe(verdict);
  });

  it('needs no other key than the product id if the dataset promises no columns', () => {
    expect(sniff(contentDetail, 'ndjson', Buffer.from('{"product_id":"1","title":"a"}\n'), true)).toBe('file');
    expect(sniff(contentDetail, 'ndjson', Buffer.from('{"detail":"no such file"}\n'), true)).toBe('foreign');
  });
});
