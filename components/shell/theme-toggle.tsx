'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';

export const THEMES = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
] as const;

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
        <IconButton label="Light or dark">
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
