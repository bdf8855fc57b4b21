import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';

export const THEMES: { value: string; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'As the system', icon: Monitor },
];
