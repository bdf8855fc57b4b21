'use client';

import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';

const manager = Toast.createToastManager();

/** Says something that happened elsewhere on the page. Problems belong in their panel, not here. */
export function toast(title: string, description?: string) {
  manager.add({ title, description });
}

export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="no-print fixed right-4 bottom-4 z-50 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((one) => (
    <Toast.Root key={one.id} toast={one} className="rounded-md border border-line bg-ground p-3 shadow-float">
      <Toast.Content className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <Toast.Title className="font-medium" />
          <Toast.Description className="text-ink-2" />
        </div>
        <Toast.Close
          render={
            <IconButton label="Dismiss" className="-my-1 -mr-1">
              <X aria-hidden />
            </IconButton>
          }
        />
      </Toast.Content>
    </Toast.Root>
  ));
}
