import { Search } from 'lucide-react';
import { paletteClass, paletteFieldClass, paletteInput } from '@/components/shell/palette-look';
import { backdropClass } from '@/components/ui/popup';

interface PaletteWaitingProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Collects input until the palette has loaded. */
export function PaletteWaiting({ text, onText, onClose }: PaletteWaitingProps) {
  return (
    <>
      <div className={backdropClass} />
      <div className={paletteClass}>
        <div className={paletteFieldClass}>
          <Search aria-hidden />
          <input
            {...paletteInput}
            ref={(input) => input?.focus()}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
            // A window that is closing gives the focus back late.
            onBlur={({ currentTarget: input }) => setTimeout(() => input.focus())}
          />
        </div>
      </div>
    </>
  );
}
