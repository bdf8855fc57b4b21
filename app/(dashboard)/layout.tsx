import { PhoneBar } from '@/components/shell/lazy';
import { OpenWindowProvider } from '@/components/shell/open-window-provider';
import { PageFreshnessProvider } from '@/components/shell/page-freshness';
import { SideBar } from '@/components/shell/side-bar';
import { BrandOrderProvider } from '@/lib/client/brand-order';
import { EMPTY_ORDER } from '@/lib/contract/brand-order';
import { currentBrandOrder } from '@/lib/server/brands/brand-order';

/** Milliseconds that a page waits for its colours. Later, the browser fetches them. */
const PATIENCE = 500;

export default async function DashboardLayout({ children }: LayoutProps<'/'>) {
  const signal = AbortSignal.timeout(PATIENCE);
  const late = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const order = (await Promise.race([currentBrandOrder(), late])) ?? EMPTY_ORDER;
  return (
    <BrandOrderProvider order={order}>
      <PageFreshnessProvider>
        <OpenWindowProvider>
          <a
            href="#main"
            className="sr-only z-50 rounded-md bg-ink px-3 py-2 text-ground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
          >
            Skip to the page
          </a>
          <div className="flex">
            <SideBar />
            <div className="min-w-0 grow">
              <PhoneBar />
              <main
                id="main"
                tabIndex={-1}
                className="mx-auto max-w-[1600px] px-4 py-3 outline-none max-sm:pt-1 lg:px-6 print:p-0"
              >
                {children}
              </main>
            </div>
          </div>
        </OpenWindowProvider>
      </PageFreshnessProvider>
    </BrandOrderProvider>
  );
}
