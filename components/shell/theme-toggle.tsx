'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { siteStorage } from '@/lib/client/browser/storage';
import { useHydrated } from '@/lib/client/browser/use-hydrated';

const THEMES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
];

export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const isHydrated = useHydrated();
  const Icon = (isHydrated && THEMES.find((option) => option.value === theme)?.icon) || Monitor;
  function choose(next: string) {
    setTheme(next);
    // next-themes writes the same entry, but ignores a failure, which users must see.
    siteStorage.write('theme', next);
  }
  return (
    <Menu
      trigger={
        <IconButton label="Light or dark" className="w-8">
          <Icon aria-hidden />
        </IconButton>
      }
    >
      {THEMES.map(({ value, label, icon: Sign }) => (
        <MenuItem key={value} onClick={() => choose(value)}>
          <Sign aria-hidden />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
