'use client';

import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface Message {
  id: number;
  title: string;
  description: string | undefined;
}

/** Milliseconds until a message closes. */
const DURATION = 6000;
const MAX_MESSAGES = 3;

let messages: readonly Message[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Message[]) {
  messages = next;
  for (const listen of listeners) listen();
}

/** Shows a notification. Problems of a panel belong in the panel instead. */
export function toast(title: string, description?: string) {
  count += 1;
  set([...messages, { id: count, title, description }].slice(-MAX_MESSAGES));
}

function dismiss(id: number) {
  set(messages.filter((message) => message.id !== id));
}

const NONE: readonly Message[] = [];

/** The list of notifications. Always rendered, as screen readers announce only changes of an existing live region. */
export function ToastRegion() {
  const visibleMessages = useSyncExternalStore(
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
        {visibleMessages.map((message) => (
          <ToastCard key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

/** A notification that closes after a while, unless it is hovered or has focus. */
function ToastCard({ message: { id, title, description } }: { message: Message }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(id), DURATION);
    return () => clearTimeout(timer);
  }, [isPaused, id]);
  return (
    <li
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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
