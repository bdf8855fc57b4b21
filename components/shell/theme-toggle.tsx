'use client';

import { Monitor } from 'lucide-react';
import { THEMES } from '@/components/shell/themes';
import { useThemeChoice } from '@/components/shell/use-theme-choice';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useHydrated } from '@/lib/client/browser/use-hydrated';

export function ThemeToggle() {
  const { theme, chooseTheme } = useThemeChoice();
  const isHydrated = useHydrated();
  const Icon = (isHydrated && THEMES.find((option) => option.value === theme)?.icon) || Monitor;
  return (
    <Menu
      trigger={
        <IconButton label="Light or dark" className="w-8">
          <Icon aria-hidden />
        </IconButton>
      }
    >
      {THEMES.map(({ value, label, icon: Sign }) => (
        <MenuItem key={value} onClick={() => chooseTheme(value)}>
          <Sign aria-hidden />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
