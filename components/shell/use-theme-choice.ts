import { useTheme } from 'next-themes';
import { siteStorage } from '@/lib/client/browser/storage';

/** Returns the color theme and its setter. */
export function useThemeChoice(): { theme: string | undefined; chooseTheme: (theme: string) => void } {
  const { theme, setTheme } = useTheme();
  return {
    theme,
    chooseTheme(next) {
      setTheme(next);
      // next-themes writes the same entry, but ignores a failure, which users must see.
      siteStorage.write('theme', next);
    },
  };
}
