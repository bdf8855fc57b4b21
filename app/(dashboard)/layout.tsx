import { PhoneBar } from '@/components/shell/lazy';
import { OpenWindowProvider } from '@/components/shell/open-window-provider';
import { SideBar } from '@/components/shell/side-bar';

export default function DashboardLayout({ children }: LayoutProps<'/'>) {
  return (
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
  );
}
