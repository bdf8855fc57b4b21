'use client';

import { Monitor } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { THEMES } from '@/components/shell/themes';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';

const never = () => () => {};

export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const Icon = (inBrowser && THEMES.find((one) => one.value === theme)?.icon) || Monitor;
  return (
    <Menu
      trigger={
        <IconButton label="Light or dark" className="w-8">
          <Icon aria-hidden />
        </IconButton>
      }
    >
      {THEMES.map(({ value, label, icon: Sign }) => (
        <MenuItem key={value} onClick={() => setTheme(value)}>
          <Sign aria-hidden />
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
