import { chromium } from 'playwright';
const [,, url, out, ...opts] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const scheme of ['light','dark']) for (const width of [1280,390]) {
  if (opts.length && !opts.includes(`${scheme}-${width}`)) continue;
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  const p = await c.newPage();
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(scheme, width, m.type(), m.text().slice(0,300)));
  p.on('pageerror', e => console.log('pageerror', String(e)));
  if (process.env.MOCK) {
    const { mock } = await import(process.env.MOCK); await mock(p);
  }
  await p.goto(url, { waitUntil: 'networkidle' }); await p.waitForTimeout(Number(process.env.WAIT ?? 800));
  if (process.env.ACT) { const { act } = await import(process.env.ACT); await act(p); }
  await p.screenshot({ path: `${out}-${scheme}-${width}.png`, fullPage: !!process.env.FULL });
  await c.close();
}
await b.close();
