import { accountSettings, type SettingChange, type SettingOfKind } from '@/lib/contract/account-settings';
import type { SettingValues } from '@/lib/contract/setting-values';

/** Settings that are typed as a number. */
export type NumberSetting = SettingOfKind<'rating' | 'share' | 'days'>;

export type TypedSetting = { change: SettingChange } | { message: string };

export function unitOf(name: NumberSetting): string {
  return accountSettings[name].kind === 'share' ? '%' : '';
}

/** Returns the value as text of the field: shares in percent, empty for none. */
export function settingText(name: NumberSetting, value: SettingValues[NumberSetting]): string {
  if (value === null) return '';
  return String(accountSettings[name].kind === 'share' ? Number((value * 100).toFixed(2)) : value);
}

/** Reads the text of a field, with a decimal point or comma. Returns a message for the user if it is invalid. */
export function readSetting(name: NumberSetting, text: string): TypedSetting {
  const { kind, schema } = accountSettings[name];
  const trimmed = text.trim();
  const number = trimmed === '' ? Number.NaN : Number(trimmed.replace(',', '.'));
  if (kind === 'share' && trimmed === '') return { change: { name, value: null } as SettingChange };
  const value = kind === 'share' ? number / 100 : number;
  const result = schema.safeParse(Number.isNaN(value) ? trimmed : value);
  if (result.success) return { change: { name, value: result.data } as SettingChange };
  if (kind === 'share')
    return { message: `“${trimmed}” is not a percentage above 0 and up to 100. Leave the field empty for no target.` };
  const empty = kind === 'days' ? 'Enter a number of days.' : 'Enter a rating from 1 to 5.';
  return { message: trimmed === '' ? empty : (result.error.issues[0]?.message ?? '') };
}
