import { PhoneBar, SkipToTable } from '@/components/shell/lazy';
import { OpenWindowProvider } from '@/components/shell/open-window-provider';
import { SideBar } from '@/components/shell/side-bar';
import { BrandOrderProvider } from '@/lib/client/query/brand-order';
import { type BrandOrder, EMPTY_ORDER } from '@/lib/contract/brand-order';
import { currentBrandOrder } from '@/lib/server/account/brand-order';

/** Milliseconds that a page waits for the brand colors. After that, the browser fetches them. */
const PATIENCE = 500;

// Not async: otherwise the scripts of a page would follow its document and hydrate it later.
export default function DashboardLayout({ children }: LayoutProps<'/'>) {
  return (
    <BrandOrderProvider order={loadOrder()}>
      <OpenWindowProvider>
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-ink px-3 py-2 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to the page
        </a>
        <SkipToTable />
        <div className="flex">
          <SideBar />
          <div className="min-w-0 grow">
            <PhoneBar />
            <main
              id="main"
              tabIndex={-1}
              className="mx-auto max-w-[1600px] px-4 py-3 outline-none transition-opacity max-sm:pt-1 lg:px-6 print:p-0 [html[data-unreachable]_&]:opacity-60"
            >
              {children}
            </main>
          </div>
        </div>
      </OpenWindowProvider>
    </BrandOrderProvider>
  );
}

async function loadOrder(): Promise<BrandOrder> {
  const signal = AbortSignal.timeout(PATIENCE);
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  return (await Promise.race([currentBrandOrder(), late])) ?? EMPTY_ORDER;
}
