// The parts of the shell that `lazy.tsx` loads, as one script.
export { Freshness } from '@/components/shell/freshness';
export { NavFoot } from '@/components/shell/nav-foot';
export { PhoneBar } from '@/components/shell/phone-bar';
export { ShellWindows } from '@/components/shell/shell-windows';
export { SkipToTable } from '@/components/shell/skip-to-table';
