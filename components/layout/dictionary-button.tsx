import { BookOpen } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Below what is set once: the way to what the page's figures and columns mean. */
export function DictionaryButton({ onClick }: { onClick: () => void }) {
  return (
    <div className="mt-3 border-line border-t pt-3">
      <Button look="quiet" onClick={onClick}>
        <BookOpen aria-hidden />
        What the figures and columns mean
      </Button>
    </div>
  );
}
