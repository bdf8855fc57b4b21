'use client';

import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface Message {
  id: number;
  title: string;
  description: string | undefined;
}

const SHOWN_FOR = 6000;
const MOST = 3;

let messages: readonly Message[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Message[]) {
  messages = next;
  for (const listen of listeners) listen();
}

/** Says something that happened elsewhere on the page. Problems belong in their panel, not here. */
export function toast(title: string, description?: string) {
  count += 1;
  set([...messages, { id: count, title, description }].slice(-MOST));
}

function dismiss(id: number) {
  set(messages.filter((message) => message.id !== id));
}

const NONE: readonly Message[] = [];

/** Always there, so that screen readers hear what comes into it. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => messages,
    () => NONE,
  );
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions text"
      className="no-print fixed right-4 bottom-4 z-50 flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2"
    >
      <ol className="contents">
        {shown.map((message) => (
          <ToastCard key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

/** Goes by itself, unless the pointer or the keyboard rests on it. */
function ToastCard({ message: { id, title, description } }: { message: Message }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held, id]);
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss(id)}
      className="flex items-start gap-3 rounded-md border border-line bg-ground p-3 shadow-float"
    >
      <div className="min-w-0 grow">
        <p className="font-medium">{title}</p>
        {description ? <p className="text-ink-2">{description}</p> : null}
      </div>
      <IconButton label="Dismiss" className="-my-1 -mr-1" onClick={() => dismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
