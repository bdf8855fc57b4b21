import { describe, expect, it } from 'vitest';
import { downloadPreview } from '@/lib/contract/downloads';
import type { FileChoiceInput } from '@/lib/contract/file-choice';
import { loadPreview } from '../downloads/load-preview';
import { configuredDashboard, createRequest } from '../testing/configured';
import { probeFile } from './file-route';
import { valueRoute } from './value-route';
import { probeZip } from './zip-route';

const upstream = configuredDashboard();

const tables = [{ dataset: 'price', spans: [{ from: '2026-03-30', to: '2026-03-31', hours: [7] }] }];

function addressOf(path: string, choice: Partial<FileChoiceInput>): Request {
  const text = encodeURIComponent(JSON.stringify({ format: 'xlsx', tables, ...choice }));
  return createRequest(`${path}?choice=${text}`, { method: 'HEAD' });
}

const preview = valueRoute(downloadPreview, loadPreview);
const probePreview = (query: string) =>
  preview.HEAD(createRequest(`/downloads/preview?${query}`, { method: 'HEAD' }), { params: Promise.resolve({}) });

describe('a HEAD request', () => {
  it.each([
    ['file', probeFile, 'price_2026-03-30_2026-03-31_acme-foods.xlsx', /spreadsheetml/],
    ['zip', probeZip, 'price_2026-03-30_2026-03-31_acme-foods.zip', /^application\/zip$/],
  ])('for a %s gets its headers without a request to the service', async (path, handler, name, type) => {
    const response = await handler(addressOf(`/downloads/${path}`, {}));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(name);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(await response.text()).toBe('');
    expect(upstream.requests).toEqual([]);
  });

  it('for a raw file is redirected like a GET', async () => {
    const spans = [{ from: '2026-03-31', to: '2026-03-31', hours: [7] }];
    const choice = { format: 'csv' as const, tables: [{ dataset: 'price', spans }] };
    expect((await probeFile(addressOf('/downloads/file', choice))).status).toBe(303);
  });

  it('for a preview gets its headers without a request to the service', async () => {
    const response = await probePreview('dataset=price&date=2026-03-31&time=7');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(upstream.requests).toEqual([]);
  });

  it('for a value that is not allowed is refused', async () => {
    expect((await probeFile(addressOf('/downloads/file', { tables: [] }))).status).toBe(422);
    expect((await probeZip(addressOf('/downloads/zip', { tables: [] }))).status).toBe(422);
    expect((await probePreview('dataset=price&date=never&time=7')).status).toBe(422);
  });
});
